import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { installable } from "./installable.ts";

const TESTS = ["src/**/*.test.ts"];
/** Where other modules are stood in for (`vi.mock`), which other files must not notice. */
const STAND_INS = ["src/cards.test.ts", "src/desk/tiles.test.ts", "src/live/stage.test.ts", "src/race/track-words.test.ts"];
const SERVER = "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte(), installable()],
  build: {
    outDir: "../src/hairpin/server/static",
    emptyOutDir: true,
    // the server's policy allows neither inline scripts nor data: fonts
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: SERVER, ws: true, changeOrigin: false } },
    fs: { allow: [".."] },
  },
  test: {
    environment: "happy-dom",
    css: true,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      // To make the page's surroundings anew for each file takes six times as long as all the tests.
      { extends: true, test: { name: "together", include: TESTS, exclude: STAND_INS, isolate: false } },
      { extends: true, test: { name: "apart", include: STAND_INS } },
    ],
  },
});
