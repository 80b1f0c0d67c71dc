import { run } from "./.exp.mjs";
const fw = { name: "framework", test: (id) => /node_modules/.test(id), tags: ["$initial"], priority: 100 };
const shell = { name: "shell", tags: ["$initial"], priority: 90 };
const t = (l, o = {}) => ({ manualPureFunctions: l, propertyWriteSideEffects: false, ...o });
for (const [n, ts, ex] of [
  ["ts-$1", t(["React$1.forwardRef"])],
  [
    "ts-both",
    t([
      "React$1.forwardRef",
      "React$1.createContext",
      "React$1.memo",
      "import_react.forwardRef",
      "import_react.createContext",
      "import_react.memo",
    ]),
  ],
  [
    "ts-both-iter",
    t(["React$1.forwardRef", "import_react.forwardRef"]),
    { minify: { compress: { maxIterations: 20 }, mangle: true, codegen: true } },
  ],
]) {
  const { size } = await run(n, { codeSplitting: { groups: [fw, shell] }, treeshake: ts, output: ex ?? {} });
  console.log(
    Object.entries(size)
      .filter(([k]) => /framework|entry/.test(k))
      .join(" "),
  );
}
