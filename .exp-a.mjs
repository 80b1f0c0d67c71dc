import { run, framework, terserPlugin } from "./.exp.mjs";
const fw = { name: "framework", test: framework, priority: 100 };
const shell = { name: "shell", tags: ["$initial"], priority: 90 };
await run("auto", { codeSplitting: { groups: [fw] }, show: true });
await run("shell", { codeSplitting: { groups: [fw, shell] }, show: true });
await run("share2", { codeSplitting: { groups: [fw, shell, { name: "shared", minShareCount: 2 }] }, show: true });
await run("share3", { codeSplitting: { groups: [fw, shell, { name: "shared", minShareCount: 3 }] }, show: true });
await run("share4", { codeSplitting: { groups: [fw, shell, { name: "shared", minShareCount: 4 }] }, show: true });
for (const t of [5000, 10000, 20000, 40000]) await run("aware" + t, { codeSplitting: { groups: [fw, shell, { name: "part", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: t }] }, show: true });
