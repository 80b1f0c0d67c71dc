import { once } from "node:events";
import { createServer, type RequestListener, type ServerOptions } from "node:http";
import { connect } from "node:net";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { createLogger } from "#server/observability/logger.ts";
import { createMetrics } from "#server/observability/metrics.ts";
import { listen } from "#server/process/listen.ts";
import { answerMalformedRequests } from "./answer-malformed-requests.ts";

async function setUp(listener: RequestListener = (_req, res) => void res.end("fine"), options: ServerOptions = {}) {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger({
    level: "info",
    environment: "test",
    version: "0",
    destination: { write: (line) => void lines.push(JSON.parse(line)) },
  });
  const metrics = createMetrics({ version: "0", revision: "test" });
  const server = createServer(options, listener);
  answerMalformedRequests(server, { logger, metrics });
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => void server.close().closeAllConnections());

  /** What comes back for a text, and then for the next one. */
  const send = (text: string, next?: string) =>
    new Promise<string>((resolve) => {
      let answer = "";
      const socket = connect(port, "127.0.0.1", () => socket.write(text));
      socket.on("data", (chunk) => (answer += String(chunk)));
      if (next !== undefined) socket.once("data", () => socket.write(next));
      socket.on("error", () => {});
      socket.on("close", () => resolve(answer));
    });
  const rejections = async () => (await metrics.rejectedRequests.get()).values;
  return { server, port, send, lines, rejections };
}

test.each([
  [
    "headers beyond what is read",
    `GET / HTTP/1.1\r\nhost: a\r\ncookie: ${"secret".repeat(4000)}\r\n\r\n`,
    431,
    "Clear this site's cookies",
  ],
  ["another protocol", "\u0016\u0003\u0001 secret", 400, "We couldn't understand"],
  [
    "two lengths",
    "POST / HTTP/1.1\r\nhost: secret\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n",
    400,
    "We couldn't understand",
  ],
])("%s: an answer in words, one line that quotes nothing, one count", async (_what, text, status, words) => {
  const { send, lines, rejections } = await setUp();
  const answer = await send(text);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain(words);
  expect(lines).toMatchObject([
    { event: "http.malformed", level: "info", http: { status }, error: { code: expect.stringMatching(/^HPE_/) } },
  ]);
  expect(JSON.stringify(lines)).not.toContain("secret");
  expect(await rejections()).toMatchObject([{ value: 1, labels: { reason: "malformed" } }]);
});

test("a body that breaks the protocol is answered, and left to its request's own line", async () => {
  const { send, lines } = await setUp((req) => void req.resume());
  const answer = await send("POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n");
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(lines).toEqual([]);
});

test("the answer is whole for whatever reads it: nothing keeps it, and the connection ends", async () => {
  const { send } = await setUp();
  const [head = "", text = ""] = (await send("nonsense\r\n\r\n")).split("\r\n\r\n");
  const [status, ...headers] = head.split("\r\n");
  expect(status).toBe("HTTP/1.1 400 Bad Request");
  expect(headers.toSorted()).toEqual([
    "cache-control: no-store",
    "connection: close",
    `content-length: ${text.length}`,
    "content-type: text/plain; charset=utf-8",
  ]);
});

test("a request that takes too long to arrive is told so", async () => {
  const { send, rejections } = await setUp(undefined, { headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 20 });
  const answer = await send("GET / HTTP/1.1\r\nhost: a\r\n");
  expect(answer).toMatch(/^HTTP\/1\.1 408 .*That took too long/s);
  expect(await rejections()).toMatchObject([{ value: 1 }]);
});

test("a second request on a connection is one of its own: the first one's answer is whole, and the second is told and counted", async () => {
  const { send, lines, rejections } = await setUp();
  const answer = await send("GET / HTTP/1.1\r\nhost: a\r\n\r\n", "nonsense\r\n\r\n");
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK.*fine.*HTTP\/1\.1 400 /s);
  expect(lines).toMatchObject([{ event: "http.malformed" }]);
  expect(await rejections()).toMatchObject([{ value: 1 }]);
});

test("a browser that is gone in the middle of its request has sent nothing that is malformed", async () => {
  const { server, port, lines, rejections } = await setUp();
  const socket = connect(port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nhost: "));
  await Promise.all([once(socket, "connect"), once(server, "connection")]);
  socket.resetAndDestroy();
  await once(server, "clientError");
  expect(lines).toEqual([]);
  expect(await rejections()).toEqual([]);
});

test("a connection that sent what can't be read is gone, though its other end never closes it", async () => {
  const { server, port } = await setUp();
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true }, () => socket.write("nonsense\r\n\r\n"));
  onTestFinished(() => void socket.destroy());
  await once(socket.resume(), "end");
  const connections = () => promisify(server.getConnections.bind(server))();
  await expect.poll(connections).toBe(0);
});

test("an answer that has begun is not written into", async () => {
  const { send } = await setUp((req, res) => {
    res.write("begun");
    req.resume();
  });
  const answer = await send("POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n");
  expect(answer).not.toContain("400");
});
