import { Agent, createServer, get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { startTestShop } from "#server/testing/start-test-shop.ts";
import { createHttpServer } from "./create-http-server.ts";
import { listen } from "./listen.ts";
import { readConfig } from "../config.ts";

async function answerOf(keepAliveTimeoutMs: number): Promise<IncomingMessage> {
  const server = createHttpServer({ keepAliveTimeoutMs }).on("request", (_req, res) => void res.end("here"));
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => {
    agent.destroy();
    server.close();
  });
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  return new Promise((resolve, reject) => {
    get({ port, host: "127.0.0.1", agent }, (answer) => resolve(answer.resume())).on("error", reject);
  });
}

test("a connection rests longer than a balancer's usual minute", async () => {
  const { headers } = await answerOf(readConfig({}).keepAliveTimeoutMs);
  expect(headers["keep-alive"]).toBe("timeout=65");
});

test("a connection rests as long as it is configured, for balancers that keep theirs for ten minutes", async () => {
  const { headers } = await answerOf(readConfig({ KEEP_ALIVE_TIMEOUT_MS: "620000" }).keepAliveTimeoutMs);
  expect(headers["keep-alive"]).toBe("timeout=620");
});

test("a request gets little more than a minute to arrive, however long connections rest", () => {
  const { requestTimeout, headersTimeout } = createHttpServer({ keepAliveTimeoutMs: 620_000 });
  expect(requestTimeout).toBeLessThanOrEqual(75_000);
  expect(headersTimeout).toBeLessThan(requestTimeout);
});

test("whoever takes nothing of their answer any more gives up their place, and whoever takes it slowly gets all of it", async () => {
  const unreadMs = 800;
  const body = Buffer.alloc(32 * 1024 * 1024);
  const ended = Promise.withResolvers<boolean>();
  const server = createHttpServer({ keepAliveTimeoutMs: 65_000, unreadMs }).on("request", (req, res) => {
    if (req.url === "/gone") res.once("close", () => ended.resolve(res.writableFinished));
    res.end(body);
  });
  onTestFinished(() => void server.close().closeAllConnections());
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  const gone = connect(port, "127.0.0.1", () => gone.pause().write("GET /gone HTTP/1.1\r\nhost: localhost\r\n\r\n"));
  onTestFinished(() => void gone.destroy());
  gone.on("error", () => undefined);
  expect(await ended.promise).toBe(false);

  const slow = connect(port, "127.0.0.1", () => slow.write("GET /slow HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"));
  let taken = 0;
  const startedAt = performance.now();
  for await (const chunk of slow) {
    taken += chunk.byteLength;
    if (performance.now() - startedAt < 3 * unreadMs) await wait(15);
  }
  expect(taken).toBeGreaterThan(body.byteLength);
});

/** The status of a post as it is written here; null where no answer comes. */
function statusOfPost(origin: string, path: string, headers: string): Promise<string | null> {
  const { port, hostname } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(`POST ${path} HTTP/1.1\r\nhost: ${hostname}\r\nconnection: close\r\n${headers}\r\n`),
    );
    let answer = "";
    socket.setTimeout(3000, () => socket.destroy());
    socket.on("data", (chunk) => (answer += String(chunk)));
    socket.on("error", reject);
    socket.on("close", () => resolve(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? null));
  });
}

test("a post without a word of a body is answered as one whose body is empty, whoever reads it", async () => {
  const sandbox = createServer((req, res) => req.resume().on("end", () => res.end()));
  onTestFinished(() => void sandbox.close().closeAllConnections());
  const sandboxUrl = `http://127.0.0.1:${await listen(sandbox, { host: "127.0.0.1", port: 0 })}`;
  const { origin } = await startTestShop({ sandboxUrl });
  const json = "content-type: application/json\r\n";
  const form = "content-type: application/x-www-form-urlencoded\r\n";
  for (const [path, type] of [
    ["/cart", form],
    ["/cart", ""],
    ["/api/cart/lines", json],
    ["/api/session/sign-out", ""],
    ["/client-reports/csp", json],
    ["/web-vitals", json],
    ["/webhooks/judgeme", json],
    ["/_vendors/checkout/1", form],
  ] as const) {
    const ofEmpty = await statusOfPost(origin, path, `${type}content-length: 0\r\n`);
    expect(ofEmpty).not.toBeNull();
    expect([path, await statusOfPost(origin, path, type)]).toEqual([path, ofEmpty]);
  }
});
