import type { Plugin } from "vite";

const defaultExport = "export default ";

/** Lets a stylesheet's default export be the names that it exports one by one: a chunk then carries those classes that it uses, as plain strings. */
export function cssClassConstants(): Plugin {
  return {
    name: "css-class-constants",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    enforce: "post",
    transform: {
      filter: { id: /\.module\.css$/ },
      handler(code, id) {
        const at = code.indexOf(defaultExport);
        if (at < 0) throw new Error(`${id} has no default export`);
        return { code: `import * as classes from ${JSON.stringify(id)};\n${code.slice(0, at)}export { classes as default };`, map: null };
      },
    },
  };
}
