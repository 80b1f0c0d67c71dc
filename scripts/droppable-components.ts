import type { Plugin } from "vite";

const wrapped = /(?<!\/\* @__PURE__ \*\/ )\bReact(?:\$\d+)?\.(?:forwardRef|createContext|memo)\(/g;
const displayName = /^\w+\.displayName = "[^"]*";$/gm;

/** React Router wraps and names its components while the module runs, which keeps `Link`, `Form` and all that they need in a bundle that has no use for them. Marked as free of effects and without their names for developer tools, they are dropped. */
export function droppableComponents(): Plugin {
  return {
    name: "droppable-components",
    apply: "build",
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\/.*\.m?js$/ },
      handler: (code) => ({ code: code.replace(wrapped, "/* @__PURE__ */ $&").replace(displayName, ""), map: null }),
    },
  };
}
