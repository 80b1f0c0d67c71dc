import { build } from "vite";
import react from "@vitejs/plugin-react";
import { cssLayerOrder } from "./scripts/build-steps/css-layer-order.ts";
import { scopedClassName } from "./scripts/build-steps/scoped-class-name.ts";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
const br = (t) => brotliCompressSync(t, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
export const framework = /node_modules/;
process.env.NODE_ENV = "production";
const cwd = process.cwd() + "/";
export const graph = {};
export async function run(
  name,
  { minify = true, treeshake, codeSplitting, plugins = [], output = {}, extra = {}, input = {}, show = false } = {},
) {
  const outDir = "/tmp/hyd-exp/" + name;
  rmSync(outDir, { recursive: true, force: true });
  await build({
    configFile: false,
    root: process.cwd(),
    logLevel: "error",
    publicDir: false,
    plugins: [
      react(),
      cssLayerOrder("client/ui/tokens.css"),
      ...plugins,
      {
        name: "g",
        generateBundle(_o, bundle) {
          for (const c of Object.values(bundle))
            if (c.type === "chunk")
              for (const [id, m] of Object.entries(c.modules)) {
                const info = this.getModuleInfo(id);
                graph[id.replace(cwd, "")] = {
                  n: m.renderedLength,
                  chunk: c.fileName,
                  imports: (info?.importedIds ?? []).map((x) => x.replace(cwd, "")),
                  dyn: (info?.dynamicallyImportedIds ?? []).map((x) => x.replace(cwd, "")),
                };
              }
        },
      },
    ],
    css: { modules: { generateScopedName: scopedClassName } },
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      cssCodeSplit: false,
      minify,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      reportCompressedSize: false,
      cssTarget: ["chrome123", "firefox128", "safari17.5"],
      ...extra,
      rolldownOptions: {
        input: "client/entry.browser.tsx",
        treeshake,
        ...input,
        output: { chunkFileNames: "assets/[name]-[hash:7].js", codeSplitting, ...output },
      },
    },
  });
  const m = JSON.parse(readFileSync(outDir + "/.vite/manifest.json", "utf8"));
  const size = {};
  for (const f of readdirSync(outDir + "/assets")) if (f.endsWith(".js")) size["assets/" + f] = br(readFileSync(outDir + "/assets/" + f));
  const close = (keys) => {
    const seen = new Set();
    const go = (k) => {
      if (seen.has(k)) return;
      if (!m[k]) {
        console.log("missing", k);
        return;
      }
      seen.add(k);
      (m[k].imports ?? []).forEach(go);
    };
    keys.forEach(go);
    return [...seen].map((k) => m[k].file);
  };
  const sum = (files) => [...new Set(files)].reduce((a, f) => a + (size[f] ?? 0), 0);
  for (const p of ["product", "home", "cart"]) {
    const k = Object.keys(m).find((k) => k.startsWith("_" + p + "-") && m[k].name === p);
    if (k)
      m[
        { product: "client/routes/shop/product/product.tsx", home: "client/routes/shop/home.tsx", cart: "client/routes/shop/cart.tsx" }[p]
      ] ??= m[k];
  }
  const has = (k) => (m[k] ? [k] : []);
  const layout = [
    m["_every-page.js"]
      ? "_every-page.js"
      : (Object.keys(m).find((k) => k.startsWith("_every-page")) ?? "client/routes/layout/layout-parts.ts"),
    ...has("client/features/cart/commands/command-queue.ts"),
    ...has("client/features/cart/commands/take-over-form.ts"),
    ...has("client/features/analytics/analytics-event.ts"),
  ];
  const list = has("client/features/catalogue/product-list/list-parts.ts");
  const R = "client/routes/";
  const pages = {
    product: [[R + "shop/product/product.tsx"], [R + "shop/product/product-parts.ts"]],
    category: [[R + "shop/list/category.tsx"], [...list]],
    search: [[R + "shop/list/search.tsx"], list],
    home: [[R + "shop/home.tsx"], [R + "content/page/page-more-blocks.tsx"]],
    account: [[R + "customer/account/account-overview.tsx"], []],
    stores: [[R + "stores/stores.tsx"], []],
    cart: [[R + "shop/cart.tsx"], []],
  };
  console.log("##", name, "files", Object.keys(size).length, "total", sum(Object.keys(size)));
  for (const [p, [route, parts]] of Object.entries(pages)) {
    const first = close(["client/entry.browser.tsx", ...route]);
    const all = close(["client/entry.browser.tsx", ...route, ...parts, ...layout]);
    const d = (l) => [...new Set(l)].map((f) => f.replace("assets/", "").replace(/-[\w-]{7,8}\.js/, "") + " " + size[f]).join(", ");
    console.log(
      "  ",
      p,
      "first",
      sum(first),
      new Set(first).size,
      "idle",
      sum(all),
      new Set(all).size,
      show ? "\n      " + d(first) + "\n      +" + d(all.filter((f) => !first.includes(f))) : "",
    );
  }
  return { outDir, size, m };
}
