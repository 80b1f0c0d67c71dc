import { createServer } from "node:http";
import express from "express";
import { expect, onTestFinished, test } from "vitest";
import { createFaults } from "./faults.ts";

async function startVendor(random = 0.5) {
  const faults = createFaults(() => random);
  const app = express();
  app.use("/faults", faults.control);
  app.use("/shopify", faults.before("shopify"), (_req, res) => void res.json({ fine: true }));
  app.use("/algolia", faults.before("algolia"), (_req, res) => void res.json({ fine: true }));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
  const set = (body: object) =>
    ask("/faults", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  return { ask, set };
}

test("a vendor fails as it was told to, its neighbour does not, and switching off mends it", async () => {
  const { ask, set } = await startVendor();
  await set({ vendor: "shopify", errorRate: 1 });
  expect((await ask("/shopify")).status).toBe(500);
  expect((await ask("/algolia")).status).toBe(200);
  await ask("/faults", { method: "DELETE" });
  expect((await ask("/shopify")).status).toBe(200);
});

test("a rate strikes its share of the requests", async () => {
  const struck = await startVendor(0.29);
  await struck.set({ vendor: "shopify", dropRate: 0.3 });
  await expect(struck.ask("/shopify")).rejects.toThrow("fetch failed");
  const spared = await startVendor(0.31);
  await spared.set({ vendor: "shopify", dropRate: 0.3 });
  expect((await spared.ask("/shopify")).status).toBe(200);
});

test("garbage looks like an answer and is none", async () => {
  const { ask, set } = await startVendor();
  await set({ vendor: "shopify", garbageRate: 1 });
  const answer = await ask("/shopify");
  expect(answer.status).toBe(200);
  await expect(answer.json()).rejects.toThrow(SyntaxError);
});

test("a hanging vendor answers nothing until its caller gives up", async () => {
  const { ask, set } = await startVendor();
  await set({ vendor: "shopify", hangRate: 1 });
  const aborter = new AbortController();
  const call = ask("/shopify", { signal: aborter.signal });
  await ask("/algolia");
  aborter.abort();
  await expect(call).rejects.toThrow("aborted");
});

test.each([{ vendor: "nobody" }, { vendor: "shopify", errorRate: 2 }, { vendor: "shopify", typo: 1 }, {}])(
  "%j is refused",
  async (body) => {
    const { set } = await startVendor();
    expect((await set(body)).status).toBe(400);
  },
);

test("a connection is reset, and an answer comes whole however slowly", async () => {
  const { ask, set } = await startVendor();
  await set({ vendor: "shopify", resetRate: 1 });
  await expect(ask("/shopify")).rejects.toMatchObject({ cause: { code: "ECONNRESET" } });
  await set({ vendor: "shopify", dripRate: 1 });
  const startedAt = performance.now();
  expect(await (await ask("/shopify")).json()).toEqual({ fine: true });
  expect(performance.now() - startedAt).toBeGreaterThan(4000);
});
