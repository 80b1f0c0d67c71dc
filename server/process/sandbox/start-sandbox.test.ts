import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { silentLogger } from "#server/testing/start-test-shop.ts";
import { startSandbox } from "./start-sandbox.ts";

const config = readConfig({ NODE_ENV: "test", SESSION_SECRET: "s".repeat(32), PUBLIC_URL: "http://localhost:3999" });
const settings = { url: null, port: 0, productCount: 7, accessTokenSeconds: 90 };

/** A sandbox that tells its environment, and ends when it is asked to. */
const source = `
  import { createServer } from "node:http";
  const server = createServer((req, res) => {
    if (req.url === "/end") process.exit(3);
    res.end(JSON.stringify({ pid: process.pid, env: process.env }));
  });
  process.on("disconnect", () => process.exit(0));
  server.listen(Number(process.env.SANDBOX_PORT), "127.0.0.1", () => process.send({ event: "sandbox.ready", port: server.address().port, products: 7 }));
`;

async function start(moduleSource: string) {
  const folder = await mkdtemp(join(tmpdir(), "sandbox-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const modulePath = join(folder, "main.mjs");
  await writeFile(modulePath, moduleSource);
  const sandbox = await startSandbox({ config, settings, modulePath, logger: silentLogger });
  onTestFinished(() => sandbox.stop());
  return sandbox;
}

const ask = async (url: string): Promise<{ pid: number; env: Record<string, string> }> => (await fetch(url)).json();

test("the sandbox is told where the shop is, and none of its secrets", async () => {
  const { url } = await start(source);
  const { env } = await ask(url);
  expect(env).toMatchObject({
    SANDBOX_PUBLIC_URL: "http://localhost:3999",
    SANDBOX_PRODUCTS: "7",
    SANDBOX_ACCESS_TOKEN_SECONDS: "90",
    SANDBOX_HOST: "127.0.0.1",
  });
  expect(JSON.stringify(env)).not.toContain("ssss");
});

test("a sandbox that dies is started again at the same address", async () => {
  const { url } = await start(source);
  const { pid } = await ask(url);
  await fetch(`${url}/end`).catch(() => undefined);
  await expect
    .poll(
      () =>
        ask(url).then(
          (answer) => answer.pid,
          () => pid,
        ),
      { timeout: 10_000 },
    )
    .not.toBe(pid);
});

test("a sandbox that cannot start is told, not tried again", async () => {
  await expect(start("process.exit(4);")).rejects.toThrow("ended before it was ready (exit code 4)");
});

test("an installation without a sandbox says what it lacks", async () => {
  const modulePath = join(tmpdir(), "no-sandbox-here.js");
  await expect(startSandbox({ config, settings, modulePath, logger: silentLogger })).rejects.toThrow(/SANDBOX_URL: missing/);
});
