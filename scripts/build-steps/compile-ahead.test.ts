import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const script = resolve("scripts/build-steps/compile-ahead.ts");

/** Says that it is open, as the shop does, and goes when it is told to. */
const shop = `
  process.on("SIGTERM", () => process.exit(0));
  const hold = setInterval(() => undefined, 1000);
  console.log(JSON.stringify({ event: "server.listening" }));`;

async function builtShop(source: string) {
  const folder = await mkdtemp(join(tmpdir(), "rares-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, "dist/server"), { recursive: true });
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  await writeFile(join(folder, "dist/server/main.js"), source);
  const run = (args: string[], env: Record<string, string> = {}) =>
    spawnSync(process.execPath, args, { cwd: folder, env: { ...process.env, ...env }, encoding: "utf8", timeout: 20_000 });
  return { folder, run };
}

test("a start reads what a start ahead of it has compiled", async () => {
  const { folder, run } = await builtShop(shop);
  expect(run([script, "compiled"])).toMatchObject({ status: 0, stdout: "Modules kept as they were compiled: 1\n", stderr: "" });
  const stop = "setTimeout(() => process.kill(process.pid, 'SIGTERM'), 50)";
  const { stderr } = run(["--input-type=module", "--eval", `await import("${join(folder, "dist/server/main.js")}"); ${stop}`], {
    NODE_COMPILE_CACHE: "compiled",
    NODE_DEBUG_NATIVE: "COMPILE_CACHE",
  });
  expect(stderr).toMatch(/code cache for ESM \S+\/dist\/server\/main\.js was accepted/);
});

test("a shop that can't start, or stops in disorder, is a failure", async () => {
  const broken = await builtShop("throw new Error('a bolt is missing')");
  expect(broken.run([script, "compiled"])).toMatchObject({ status: 1, stderr: expect.stringContaining("a bolt is missing") });
  const rash = await builtShop(shop.replace("process.exit(0)", "process.exit(3)"));
  expect(rash.run([script, "compiled"])).toMatchObject({ status: 1, stderr: expect.stringContaining("stop in order (3)") });
});

test("a cache that Node couldn't write is a failure, although Node is silent about it", async () => {
  const { folder, run } = await builtShop(shop);
  await mkdir(join(folder, "compiled"));
  const off = run([script, "compiled"], { NODE_DISABLE_COMPILE_CACHE: "1" });
  expect(off).toMatchObject({ status: 1, stderr: expect.stringContaining("Node kept nothing") });
  expect(await readdir(join(folder, "compiled"))).toEqual([]);
});

test("the storefront's image is given what its own files became, and nothing that the shop may write to", async () => {
  const stages = (await readFile("Dockerfile", "utf8")).split(/^(?=FROM )/m);
  const stage = (name: string) => stages.find((text) => text.split("\n")[0]?.endsWith(` AS ${name}`)) ?? "";
  const [, folder = ""] = /^ENV NODE_COMPILE_CACHE=\/app\/(\S+)/m.exec(stage("storefront")) ?? [];
  const copied = /^COPY --from=compiled (?<from>\S+) \.\/(?<to>\S+)$/m.exec(stage("storefront"))?.groups;
  expect(copied?.["to"]).toBe(folder);
  expect(stage("compiled")).toContain(
    `node scripts/build-steps/compile-ahead.ts ${copied?.["from"]} && chmod -R a+rX ${copied?.["from"]}\n`,
  );
  // Paths, flags and user of both are the same.
  for (const name of ["compiled", "storefront"]) expect(stage(name)).toMatch(/^FROM storefront-files AS /);
  expect(stage("storefront") + stage("compiled")).not.toMatch(/NODE_OPTIONS|^USER /m);
});
