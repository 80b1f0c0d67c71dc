import { createServer, type Server, type Socket } from "node:net";
import type { Options } from "express-rate-limit";
import pino from "pino";
import { afterEach, expect, test } from "vitest";
import { createMetrics } from "../observability/metrics.ts";
import { openValkeyStore } from "./create-valkey-store.ts";
import type { SharedStore } from "./shared-store.ts";

const opened: { stop: () => unknown }[] = [];
afterEach(async () => {
  for (const { stop } of opened.splice(0)) await stop();
});

/** Takes connections and says nothing to whoever makes one. */
async function startSilence(): Promise<string> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => void sockets.add(socket.on("error", () => undefined)));
  opened.push({
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  });
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  const address = server.address();
  return `127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

async function open(url: string) {
  const lines: Record<string, unknown>[] = [];
  const metrics = createMetrics({ version: "test", revision: "test" });
  const logger = pino({ level: "trace" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const store = await openValkeyStore({ url, logger, metrics });
  opened.push({ stop: () => store.close() });
  return { store, lines, metrics };
}

/** One of everything, each with what it answers where nothing is shared. */
async function useAll(store: SharedStore) {
  const limit = store.limitStore("pages");
  // Of the limiter's own settings a store reads this one.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  void limit.init?.({ windowMs: 60_000 } as Options);
  const startedAt = performance.now();
  store.announce({ kind: "content_changed" });
  await store.keep("page", Buffer.from("kept"), 1000);
  await store.drop(["page"]);
  const answers = {
    hits: [(await limit.increment("address")).totalHits, (await limit.increment("address")).totalHits],
    waits: [await store.countUpTo([{ key: "cart", limit: 1 }], 1, 60_000), await store.countUpTo([{ key: "cart", limit: 1 }], 1, 60_000)],
    page: await store.read("page"),
    turn: await store.inTurn("cart", 5000, async () => "done"),
    version: store.contentVersion(),
  };
  return { answers, tookMs: performance.now() - startedAt };
}
const alone = { hits: [1, 2], waits: [null, expect.any(Number)], page: null, turn: "done", version: null };

test.each(["redis://shop:secret-password@127.0.0.1:1", "valkeys://shop:secret-password@127.0.0.1:1/2"])(
  "a shop whose store isn't there at %s counts by itself at once, and says so once, without the password",
  async (url) => {
    const { store, lines, metrics } = await open(url);
    const { answers, tookMs } = await useAll(store);
    expect(answers).toEqual(alone);
    expect(tookMs).toBeLessThan(150);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(lines.map(({ event, address }) => [event, address])).toEqual([["shared_store.gone", "127.0.0.1:1"]]);
    expect(JSON.stringify(lines)).not.toContain("secret-password");
    expect((await metrics.sharedStoreUp.get()).values).toEqual([{ labels: { store: "valkey" }, value: 0 }]);
    expect((await metrics.sharedStoreMisses.get()).values.map(({ labels }) => labels.operation)).toEqual(
      expect.arrayContaining(["count", "keep", "limit", "read", "turn"]),
    );
  },
);

test("a store that takes connections and never answers keeps nobody waiting", { timeout: 20_000 }, async () => {
  const { store, lines } = await open(`valkey://${await startSilence()}`);
  const { answers, tookMs } = await useAll(store);
  expect(answers).toEqual(alone);
  expect(tookMs).toBeLessThan(150);
  expect(lines.map(({ event }) => event)).toEqual(["shared_store.gone"]);
});
