import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Chunks decide in which order stylesheets are joined, and the first mention of a layer decides its rank; so every stylesheet begins with the one true order, that of the tokens. */
export function cssLayerOrder(tokensPath: string): Plugin {
  const [order] = /^@layer [^{;]+;/.exec(readFileSync(tokensPath, "utf8")) ?? [];
  if (!order) throw new Error(`${tokensPath} doesn't begin with the order of the layers`);
  return {
    name: "css-layer-order",
    enforce: "pre",
    transform: { filter: { id: /\.module\.css$/ }, handler: (code) => ({ code: order + code, map: null }) },
  };
}
