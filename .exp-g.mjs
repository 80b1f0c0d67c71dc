import { build } from "vite";
import react from "@vitejs/plugin-react";
import { cssLayerOrder } from "./scripts/build-steps/css-layer-order.ts";
import { scopedClassName } from "./scripts/build-steps/scoped-class-name.ts";
import { minifySync } from "rolldown/utils";
import { writeFileSync } from "node:fs";
process.env.NODE_ENV = "production";
const graph = {};
const cwd = process.cwd() + "/";
await build({
  configFile: false,
  logLevel: "error",
  publicDir: false,
  plugins: [
    react(),
    cssLayerOrder("client/ui/tokens.css"),
    {
      name: "css-names",
      enforce: "post",
      transform: {
        filter: { id: /\.module\.css$/ },
        handler(code, id) {
          const at = code.indexOf("export default");
          if (at < 0) return;
          return { code: `import * as classes from ${JSON.stringify(id)};\n${code.slice(0, at)}export { classes as default };`, map: null };
        },
      },
    },
    {
      name: "g",
      generateBundle(_o, bundle) {
        for (const c of Object.values(bundle))
          if (c.type === "chunk")
            for (const [id, m] of Object.entries(c.modules)) {
              const info = this.getModuleInfo(id);
              let n = 0,
                code = "";
              try {
                code = m.code ? minifySync("x.js", m.code, { mangle: { toplevel: true } }).code : "";
                n = code.length;
              } catch {
                n = m.renderedLength;
                code = m.code ?? "";
              }
              graph[id.replace(cwd, "")] = {
                n,
                code,
                imports: (info?.importedIds ?? []).map((x) => x.replace(cwd, "")),
                dyn: (info?.dynamicallyImportedIds ?? []).map((x) => x.replace(cwd, "")),
              };
            }
      },
    },
  ],
  css: { modules: { generateScopedName: scopedClassName } },
  build: {
    write: false,
    minify: false,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: "client/entry.browser.tsx",
      treeshake: { manualPureFunctions: ["import_react.forwardRef"], propertyWriteSideEffects: false },
    },
  },
});
writeFileSync("/tmp/hyd-exp/graph.json", JSON.stringify(graph));
