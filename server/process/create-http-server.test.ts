import { Agent, get, type IncomingMessage } from "node:http";
import { expect, onTestFinished, test } from "vitest";
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
