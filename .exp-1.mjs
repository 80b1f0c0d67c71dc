import { run, graph } from "./.exp.mjs";
import { writeFileSync } from "node:fs";
const fw = { name: "framework", test: /node_modules|rolldown.runtime/, priority: 100 };
const shell = { name: "shell", tags: ["$initial"], priority: 90 };
await run("auto", { codeSplitting: { groups: [fw] }, show: true });
writeFileSync("/tmp/hyd-exp/graph2.json", JSON.stringify(graph));
const treeshake = { manualPureFunctions: ["import_react.forwardRef"], propertyWriteSideEffects: false };
await run("shell-ts", { codeSplitting: { groups: [fw, shell] }, treeshake, show: true });
