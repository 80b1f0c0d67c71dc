import { run } from "./.exp.mjs";
import { chunkGroups } from "./scripts/build-steps/chunk-rule.ts";
const treeshake = { manualPureFunctions: ["import_react.forwardRef"], propertyWriteSideEffects: false };
const cssNames = {
  name: "css-names",
  enforce: "post",
  transform: {
    filter: { id: /\.module\.css$/ },
    handler(code, id) {
      const at = code.indexOf("export default");
      if (at < 0) return;
      return { code: `import * as classes from ${JSON.stringify(id)};\n${code.slice(0, at)}export { classes as default };`, map: null };
    },
  },
};
console.time("b");
await run("rule", {
  input: { optimization: { inlineConst: { mode: "all", pass: 3 } } },
  codeSplitting: { groups: chunkGroups },
  treeshake,
  plugins: [cssNames],
  show: true,
});
console.timeEnd("b");
import { graph } from "./.exp.mjs";
import { writeFileSync } from "node:fs";
writeFileSync("/tmp/hyd-exp/graph3.json", JSON.stringify(graph));
