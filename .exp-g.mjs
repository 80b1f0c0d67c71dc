import { build } from "vite";
import react from "@vitejs/plugin-react";
import { cssLayerOrder } from "./scripts/css-layer-order.ts";
import { scopedClassName } from "./scripts/scoped-class-name.ts";
import { minifySync } from "rolldown/utils";
import { writeFileSync } from "node:fs";
import { run, framework } from "./.exp.mjs";
const graph = {};
const cwd = process.cwd() + "/";
await build({ configFile: false, logLevel: "error", publicDir: false, plugins: [react(), cssLayerOrder("client/ui/tokens.css"), { name: "g", generateBundle(_o, bundle) {
  for (const c of Object.values(bundle)) if (c.type === "chunk") for (const [id, m] of Object.entries(c.modules)) { const info = this.getModuleInfo(id); let n = 0; try { n = m.code ? minifySync("x.js", m.code, { mangle: { toplevel: false } }).code.length : 0; } catch { n = m.renderedLength; }
    graph[id.replace(cwd, "")] = { n, imports: (info?.importedIds ?? []).map((x) => x.replace(cwd, "")), dyn: (info?.dynamicallyImportedIds ?? []).map((x) => x.replace(cwd, "")) }; }
} }], css: { modules: { generateScopedName: scopedClassName } }, build: { write: false, minify: false, cssCodeSplit: false, assetsInlineLimit: 0, modulePreload: false, rolldownOptions: { input: "client/entry.browser.tsx", treeshake: { manualPureFunctions: ["import_react.forwardRef"], propertyWriteSideEffects: false } } } });
writeFileSync("/tmp/hyd-exp/graph.json", JSON.stringify(graph));
const fw = { name: "framework", test: framework, priority: 100 };
const shell = { name: "shell", tags: ["$initial"], priority: 90 };
const treeshake = { manualPureFunctions: ["import_react.forwardRef"], propertyWriteSideEffects: false };
const extra = { modulePreload: false, terserOptions: { module: true, ecma: 2020, compress: { passes: 2, ecma: 2020 }, format: { comments: false } } };
for (const [n, g, min] of [["t-shell", [fw, shell], "terser"], ["o-shell", [fw, shell], true], ["t-share3", [fw, shell, { name: "shared", minShareCount: 3 }], "terser"], ["t-share4", [fw, shell, { name: "shared", minShareCount: 4 }], "terser"]]) await run(n, { codeSplitting: { groups: g }, minify: min, extra, treeshake });
