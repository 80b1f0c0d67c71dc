import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { cssLayerOrder } from "./scripts/css-layer-order.ts";

/** The client. The server's and the sandbox's bundles are made by scripts/build.ts on top of this. */
export default defineConfig({
  publicDir: "client/public",
  plugins: [react(), cssLayerOrder("client/ui/tokens.css")],
  build: {
    outDir: "dist/client",
    manifest: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { input: "client/entry.browser.tsx" },
  },
});
