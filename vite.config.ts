import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { cssLayerOrder } from "./scripts/css-layer-order.ts";
import { droppableComponents } from "./scripts/droppable-components.ts";
import { scopedClassName } from "./scripts/scoped-class-name.ts";

/** Changes only with a dependency, so that browsers keep it from one release to the next. */
const framework = /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack)\//;

/** The client. The server's and the sandbox's bundles are made by scripts/build.ts on top of this. */
export default defineConfig({
  publicDir: "client/public",
  plugins: [react(), cssLayerOrder("client/ui/tokens.css"), droppableComponents()],
  css: { modules: { generateScopedName: scopedClassName } },
  build: {
    outDir: "dist/client",
    manifest: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: "client/entry.browser.tsx",
      output: { codeSplitting: { groups: [{ name: "framework", test: framework }] } },
    },
  },
});
