import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkDependencies, chunkGroups } from "./scripts/build-steps/chunk-groups.ts";
import { cssLayerOrder } from "./scripts/build-steps/css-layer-order.ts";
import { unusedRouterParts } from "./scripts/build-steps/unused-router-parts.ts";
import { minifyWithSwc } from "./scripts/build-steps/minify-with-swc.ts";
import { scopedClassName } from "./scripts/build-steps/scoped-class-name.ts";

/** The client. The server's and the sandbox's bundles are made by scripts/build.ts on top of this. */
export default defineConfig({
  publicDir: "client/public",
  plugins: [react(), cssLayerOrder("client/ui/tokens.css"), unusedRouterParts(), minifyWithSwc()],
  css: { modules: { generateScopedName: scopedClassName } },
  build: {
    outDir: "dist/client",
    manifest: true,
    cssCodeSplit: false,
    // Browsers of 2024 and later: nesting and light-dark() stay as they are written.
    cssTarget: ["chrome123", "firefox128", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: chunkDependencies },
    reportCompressedSize: false,
    rolldownOptions: {
      input: "client/entry.browser.tsx",
      checks: { pluginTimings: false },
      output: { chunkFileNames: "assets/[name]-[hash:7].js", codeSplitting: { groups: chunkGroups } },
    },
  },
});
