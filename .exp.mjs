import { build } from "vite";
import react from "@vitejs/plugin-react";
import { cssLayerOrder } from "./scripts/css-layer-order.ts";
import { scopedClassName } from "./scripts/scoped-class-name.ts";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { createRequire } from "node:module";
const { minify: terser } = createRequire("/tmp/hyd-exp/")("terser");
const br = (t) => brotliCompressSync(t, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const framework = /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack)\/|rolldown:runtime|rolldown\/runtime/;
process.env.NODE_ENV = "production";
const cwd = process.cwd() + "/";
const terserPlugin = { name: "t", renderChunk: { order: "post", handler: async (code) => ({ code: (await terser(code, { module: true, ecma: 2020, compress: { passes: 2, ecma: 2020 , pure_getters: true, pure_funcs: [] }, format: { comments: false } })).code, map: null }) } };
export async function run(name, { minify = true, treeshake, codeSplitting, plugins = [], output = {}, extra = {}, input={} , show=false}) {
  const outDir = "/tmp/hyd-exp/" + name;
  rmSync(outDir, { recursive: true, force: true });
  const result = await build({ configFile: false, root: process.cwd(), logLevel: "error", publicDir: false, plugins: [react(), cssLayerOrder("client/ui/tokens.css"), ...plugins],
    css: { modules: { generateScopedName: scopedClassName } },
    build: { outDir, emptyOutDir: true, manifest: true, cssCodeSplit: false, minify, assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false, cssTarget: ["chrome123"], ...extra,
      rolldownOptions: { input: "client/entry.browser.tsx", treeshake, ...input, output: { chunkFileNames: "assets/[name]-[hash:7].js", codeSplitting, ...output } } } });
  const m = JSON.parse(readFileSync(outDir + "/.vite/manifest.json", "utf8"));
  const size = {}; for (const f of readdirSync(outDir + "/assets")) if (f.endsWith(".js")) size["assets/" + f] = br(readFileSync(outDir + "/assets/" + f));
  const close = (keys) => { const seen = new Set(); const go = (k) => { if (seen.has(k) || !m[k]) return; seen.add(k); (m[k].imports ?? []).forEach(go); }; keys.forEach(go); return [...seen].map((k) => m[k].file); };
  const sum = (files) => [...new Set(files)].reduce((a, f) => a + (size[f] ?? 0), 0);
  const layout = ["client/routes/layout/layout-parts.ts", "client/features/cart/commands/command-queue.ts", "client/features/cart/commands/take-over-form.ts", "client/features/analytics/analytics-event.ts"];
  const pages = { product: [["client/routes/shop/product/product.tsx"], ["client/routes/shop/product/product-parts.ts"]], category: [["client/routes/shop/list/category.tsx"], []], search: [["client/routes/shop/list/search.tsx"], []], home: [["client/routes/shop/home.tsx"], []], account: [["client/routes/customer/account.tsx"], []], stores:[["client/routes/stores/stores.tsx"],[]], cart: [["client/routes/shop/cart.tsx"],[]] };
  console.log("##", name, "files", Object.keys(size).length, "total", sum(Object.keys(size)));
  for (const [p, [route, parts]] of Object.entries(pages)) {
    const first = close(["client/entry.browser.tsx", ...route]); const all = close(["client/entry.browser.tsx", ...route, ...parts, ...layout]);
    console.log("  ", p, "first", sum(first), new Set(first).size, "idle", sum(all), new Set(all).size, show ? all.map((f) => f.replace("assets/", "").replace(/-[\w-]{7}\.js/, "") + " " + size[f]).join(", ") : "");
  }
  return { outDir, result, size, m };
}
export { framework, terserPlugin };
