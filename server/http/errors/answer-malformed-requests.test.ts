import { createServer, type RequestListener } from "node:http";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createLogger } from "#server/observability/logger.ts";
import { createMetrics } from "#server/observability/metrics.ts";
import { listen } from "#server/process/listen.ts";
import { answerMalformedRequests } from "./answer-malformed-requests.ts";

async function setUp(listener: RequestListener = (_req, res) => void res.end("fine")) {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger({
    level: "info",
    environment: "test",
    version: "0",
    destination: { write: (line) => void lines.push(JSON.parse(line)) },
  });
  const metrics = createMetrics({ version: "0", revision: "test" });
  const server = createServer(listener);
  answerMalformedRequests(server, { logger, metrics });
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => void server.close().closeAllConnections());

  const send = (text: string) =>
    new Promise<string>((resolve) => {
      let answer = "";
      const socket = connect(port, "127.0.0.1", () => socket.write(text));
      socket.on("data", (chunk) => (answer += String(chunk)));
      socket.on("error", () => {});
      socket.on("close", () => resolve(answer));
    });
  const rejections = async () => (await metrics.rejectedRequests.get()).values;
  return { send, lines, rejections };
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

test("an answer that has begun is not written into", async () => {
  const { send } = await setUp((req, res) => {
    res.write("begun");
    req.resume();
  });
  const answer = await send("POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n");
  expect(answer).not.toContain("400");
});
