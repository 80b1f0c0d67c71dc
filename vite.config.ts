import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkGroups, compileHint, neededAlong } from "./scripts/build-steps/chunk-rule.ts";
import { cssClassConstants } from "./scripts/build-steps/css-class-constants.ts";
import { cssLayerOrder } from "./scripts/build-steps/css-layer-order.ts";
import { namedExports } from "./scripts/build-steps/named-exports.ts";
import { scopedClassNames } from "./scripts/build-steps/scoped-class-name.ts";
import { unusedComponents } from "./scripts/build-steps/unused-components.ts";

/** The client. The server's and the sandbox's bundles are made by scripts/build.ts on top of this. */
export default defineConfig(({ command }) => ({
  publicDir: "client/public",
  plugins: [react(), command === "build" && unusedComponents(), namedExports(), cssLayerOrder("client/ui/tokens.css"), cssClassConstants()],
  css: { modules: { generateScopedName: scopedClassNames(command) } },
  build: {
    outDir: "dist/client",
    manifest: true,
    cssCodeSplit: false,
    // Browsers of 2024 and later: nesting and light-dark() stay as they are written.
    cssTarget: ["chrome123", "firefox128", "safari17.5"],
    assetsInlineLimit: 0,
    // A document asks for the scripts of its page by itself.
    modulePreload: { resolveDependencies: (_file, needed, { hostId, hostType }) => (hostType === "js" ? neededAlong(needed, hostId) : []) },
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: "client/entry.browser.tsx",
          optimization: { inlineConst: { mode: "all", pass: 3 } },
          output: { chunkFileNames: "assets/[name]-[hash:7].js", codeSplitting: { groups: chunkGroups }, postBanner: compileHint },
        },
      },
    },
  },
}));
