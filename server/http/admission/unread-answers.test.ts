import { createServer } from "node:http";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { createMetrics } from "#server/observability/metrics.ts";
import { listen } from "#server/process/listen.ts";
import { classLimits } from "./classify-request.ts";
import { createOverloadGuard } from "./create-overload-guard.ts";

const unreadMs = 300;
const places = classLimits.pages.inFlightMax;
/** More than the system takes in for somebody who reads nothing. */
const longPage = Buffer.alloc(8 * 1024 * 1024);

async function startShop() {
  const metrics = createMetrics({ version: "0", revision: "test" });
  let begun = 0;
  const guard = createOverloadGuard({
    logger: { warn: () => undefined },
    metrics,
    isDraining: () => false,
    hasCart: () => false,
    unreadMs,
    answer(req, res) {
      begun += 1;
      if (req.url === "/long") res.end(longPage);
      else if (req.url === "/slow") setTimeout(() => res.end("made"), 4 * unreadMs);
      else res.end("fine");
    },
  });
  const server = createServer(guard);
  onTestFinished(() => void server.close().closeAllConnections());
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  /** Asks for it on as many connections, and reads nothing. */
  function ask(path: string, count: number) {
    return Array.from({ length: count }, () => {
      const socket = connect(port, "127.0.0.1").on("error", () => undefined);
      onTestFinished(() => void socket.destroy());
      socket.pause().write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
      return socket;
    });
  }
  const ended = async () => (await metrics.rejectedRequests.get()).values.find(({ labels }) => labels.reason === "unread")?.value ?? 0;
  return { ask, ended, begun: () => begun, visit: () => fetch(`http://127.0.0.1:${port}/parts`) };
}

test("when answers that nobody reads hold every place, the oldest makes room for whoever comes, and the others stay", async () => {
  const { ask, ended, begun, visit } = await startShop();
  ask("/long", places);
  await expect.poll(begun, { timeout: 10_000 }).toBe(places);
  await wait(unreadMs);
  expect((await visit()).status).toBe(200);
  expect(await ended()).toBe(1);
  expect((await visit()).status).toBe(200);
  expect(await ended()).toBe(1);
}, 20_000);

test("an answer that is still being made makes room for nobody, however long that takes", async () => {
  const { ask, ended, begun, visit } = await startShop();
  ask("/slow", places);
  await expect.poll(begun, { timeout: 10_000 }).toBe(places);
  await wait(unreadMs);
  expect((await visit()).status).toBe(503);
  expect(await ended()).toBe(0);
}, 20_000);
