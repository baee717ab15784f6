import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { installable } from "./installable.ts";

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
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], css: true },
});
