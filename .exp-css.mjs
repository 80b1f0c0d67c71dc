import { run } from "./.exp.mjs";
const fw = { name: "framework", test: (id) => /node_modules/.test(id), tags: ["$initial"], priority: 100 };
const shell = { name: "shell", tags: ["$initial"], priority: 90 };
const treeshake = { manualPureFunctions: ["import_react.forwardRef"], propertyWriteSideEffects: false };
let n = 0;
const cssNames = {
  name: "css-names",
  enforce: "post",
  transform: {
    filter: { id: /\.module\.css$/ },
    handler(code, id) {
      if (n++ < 1) console.log(code.slice(0, 600));
      const at = code.indexOf("export default");
      if (at < 0) return;
      return { code: `import * as classes from ${JSON.stringify(id)};\n${code.slice(0, at)}export { classes as default };`, map: null };
    },
  },
};
await run("shell-a", { codeSplitting: { groups: [fw, shell] }, treeshake });
await run("shell-css", { codeSplitting: { groups: [fw, shell] }, treeshake, plugins: [cssNames], show: true });
