import type { Plugin } from "vite";

const wrapped = /(?<!\/\* @__PURE__ \*\/ )\bReact(?:\$\d+)?\.(?:forwardRef|createContext|memo)\(/g;
const displayName = /^\w+\.displayName = "[^"]*";$/gm;
/** What only tracing, and React Router as a framework, would set. */
const unset =
  /\b(?:init|opts\?)\.instrumentations\b|(?<!function )\bconsumeInstrumentationClientResultMetaReceiver\(router\)|\bReact(?:\$\d+)?\.useContext\(FrameworkContext\)/g;

/**
 * Lets the browser's bundle drop what the shop never uses of React Router. `Link`, `Form` and all that they need stay in it because they are wrapped and named
 * while the module runs: they are marked as free of effects, and lose their names for developer tools.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: "unused-router-parts",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\/.*\.m?js$/ },
      handler: (code) => ({
        code: code.replace(wrapped, "/* @__PURE__ */ $&").replace(displayName, "").replace(unset, "(void 0)"),
        map: null,
      }),
    },
  };
}
