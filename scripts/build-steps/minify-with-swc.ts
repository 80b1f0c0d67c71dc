import { minify } from "@swc/core";
import type { Plugin } from "vite";

/** Minifies the browser's chunks a second time, with a compressor that also drops the class names of a stylesheet that no component of the chunk uses. */
export function minifyWithSwc(): Plugin {
  return {
    name: "minify-with-swc",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    renderChunk: {
      order: "post",
      handler: async (code) => ({
        code: (
          await minify(code, {
            compress: { passes: 3, ecma: 2022, module: true, toplevel: true },
            mangle: { toplevel: true },
            module: true,
            ecma: 2022,
            format: { comments: false },
          })
        ).code,
        map: null,
      }),
    },
  };
}
