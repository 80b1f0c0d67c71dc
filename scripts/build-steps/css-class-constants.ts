import type { Plugin } from "vite";

const defaultExport = "export default ";
/** A class whose name has a hyphen stands in the default export only. */
const hyphened = /^\s*("[^"]*-[^"]*"): ("[^"]*")/gm;

/** Lets a stylesheet's default export be the names that it exports one by one: a chunk then carries those classes that it uses, as plain strings. */
export function cssClassConstants(): Plugin {
  return {
    name: "css-class-constants",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    enforce: "post",
    transform: {
      filter: { id: /\.module\.css$/ },
      // Names that are all written into other modules would leave the sheet without a module, and its styles out of the build.
      handler: (code, id) => ({ code: namedClasses(code, id), map: null, moduleSideEffects: "no-treeshake" }),
    },
  };
}

/** The module of a stylesheet, given as Vite writes it: its names, and an object of them all. */
export function namedClasses(code: string, id: string): string {
  const at = code.indexOf(defaultExport);
  if (at < 0) throw new Error(`${id} has no default export`);
  const others = [...code.slice(at).matchAll(hyphened)].map(
    ([, name, value], index) => `const class${index} = ${value};\nexport { class${index} as ${name} };\n`,
  );
  return `import * as classes from ${JSON.stringify(id)};\n${code.slice(0, at)}${others.join("")}export { classes as default };\n`;
}
