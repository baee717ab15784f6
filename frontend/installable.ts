// For the build: what makes the page installable. A manifest for each language, and the service worker, which must
// know all files of its version; so it is built when they are.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { build, type Plugin } from "vite";
import { manifestFile, manifestOf } from "./src/install/manifest.ts";
import { ICONS } from "./src/worker/treatment.ts";

const LANGUAGES = ["en", "fr", "da"];
/** Every browser with service workers reads the smaller ones. */
const NOT_KEPT = /\.woff$|\.map$/;

export function installable(): Plugin {
  let outDir = "";
  let page = { version: "", entry: "", files: [] as string[] };
  return {
    name: "installable",
    apply: "build",
    configResolved(config) {
      outDir = config.build.outDir;
    },
    generateBundle(_, bundle) {
      for (const language of LANGUAGES) {
        const source = JSON.stringify(manifestOf(language, wordsIn(language)));
        this.emitFile({ type: "asset", fileName: manifestFile(language).slice(1), source });
      }
      const entry = Object.values(bundle).find((file) => file.type === "chunk" && file.isEntry);
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/") && !NOT_KEPT.test(name));
      page = { version: "", entry: entry?.fileName ?? "", files: [...files.map((name) => `/${name}`), ...ICONS].sort() };
    },
    async writeBundle(options) {
      const index = readFileSync(`${options.dir ?? outDir}/index.html`);
      page.version = createHash("sha256").update(JSON.stringify(page)).update(index).digest("hex").slice(0, 16);
      await buildWorker(options.dir ?? outDir, page);
    },
  };
}

async function buildWorker(outDir: string, page: object): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { PAGE: JSON.stringify(page) },
    build: {
      outDir,
      emptyOutDir: false,
      lib: { entry: "src/worker/sw.ts", formats: ["iife"], name: "hairpinWorker", fileName: () => "sw.js" },
    },
  });
}

function wordsIn(language: string): (id: string) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const file = new URL(`../src/hairpin/content/locales/${language}/web.ftl`, import.meta.url);
  bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
  return (id) => {
    const message = bundle.getMessage(id);
    if (!message?.value) throw new Error(`${language}: no words for ${id}`);
    return bundle.formatPattern(message.value);
  };
}
