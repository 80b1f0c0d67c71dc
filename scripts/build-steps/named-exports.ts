import { createRequire } from "node:module";
import type { Plugin } from "vite";

const mark = "?named";
const require = createRequire(import.meta.url);
/** Names with underscores are for React's own packages, which ask for the whole. */
const isForAll = (name: string) => /^(?!__)[a-z_]\w*$/i.test(name);

/**
 * Lets React's packages, which are CommonJS, export their names one by one. Each file of the build would else look a name up in the whole package at every use,
 * `(0, react.useState)`, and fetch that whole through a helper. What is exported is the same function of the same package.
 */
export const namedExports = (): Plugin => ({
  name: "named-exports",
  apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  enforce: "pre",
  resolveId: {
    filter: { id: /^react(?:-dom(?:\/client)?|\/jsx-runtime)?$/ },
    async handler(source, importer, { kind }) {
      if (kind !== "import-statement" || importer?.endsWith(mark)) return null;
      const found = await this.resolve(source, importer, { kind, skipSelf: true });
      return found && { ...found, id: found.id + mark };
    },
  },
  load: { filter: { id: /\?named$/ }, handler: (id) => ({ code: eachName(id.slice(0, -mark.length)), map: null }) },
});

function eachName(path: string): string {
  const whole: object = require(path);
  // A look-up by itself counts as work, and would stay where nobody uses the name.
  const names = Object.keys(whole)
    .filter(isForAll)
    .map((name) => `export const ${name} = /* @__PURE__ */ (() => whole.${name})();\n`);
  return `import whole from ${JSON.stringify(path)};\n${names.join("")}export default whole;\n`;
}
