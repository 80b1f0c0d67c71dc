import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";

/** The shop in a process of its own, without pages, in front of vendors that nobody plays. */
const source = `
  const { startShop } = await import("#server/process/start-shop.ts");
  const frontEnd = {
    front: [],
    serviceWorker: null,
    pageAssets: { entryModule: "/entry.js", inlineCss: null, stylesheet: null },
    loadEntry: async () => ({ routeIds: [] }),
    sandboxModule: "",
  };
  await startShop(async () => frontEnd);`;

const lineSchema = z.object({ event: z.string(), port: z.number().optional() });

async function start(dataDir: string): Promise<{ shop: ChildProcess; origin: string; lines: string[] }> {
  const env = { NODE_ENV: "test", DATA_DIR: dataDir, SANDBOX_URL: "http://127.0.0.1:9", PORT: "0", METRICS_PORT: "0", PAGE_CACHE_MB: "0" };
  const shop = spawn(process.execPath, ["--input-type=module", "--eval", source], {
    env: { ...process.env, ...env, SHUTDOWN_DELAY_MS: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void shop.kill("SIGKILL"));
  const lines: string[] = [];
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: shop.stdout })
      .on("line", (text) => {
        if (!text.startsWith("{")) return;
        lines.push(text);
        const { event, port } = lineSchema.parse(JSON.parse(text));
        if (event === "server.listening") resolve(`http://127.0.0.1:${port}`);
      })
      .on("close", () => reject(new Error("the shop didn't start")));
  });
  return { shop, origin, lines };
}

test("a shop that was told to stop leaves the projects' file whole, for whoever copies it", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "start-shop-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const { shop, origin, lines } = await start(dataDir);
  expect((await fetch(`${origin}/api/projects/shared/${"0".repeat(40)}`)).status).toBe(404);
  expect(existsSync(join(dataDir, "projects.db-wal"))).toBe(true);

  shop.kill("SIGTERM");
  expect([await once(shop, "close"), lines.at(-1)]).toEqual([[0, null], expect.stringContaining('"event":"shutdown.end","forced":false')]);
  expect([existsSync(join(dataDir, "projects.db")), existsSync(join(dataDir, "projects.db-wal"))]).toEqual([true, false]);
}, 30_000);
