import express from "express";
import { MemoryStore } from "express-rate-limit";
import { createServer } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { createMetrics } from "#server/observability/metrics.ts";
import { listen } from "#server/process/listen.ts";
import { createRateLimit, isMadeHere } from "./create-rate-limit.ts";

test.each(["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"])("a request from %s was made on the shop's own machine", (ip) => {
  expect(isMadeHere({ ip, headers: {} }, false)).toBe(true);
});

test.each(["203.0.113.1", "10.0.0.1", "::2", "2001:db8::1", "::ffff:203.0.113.1", undefined])(
  "a request from %s came from elsewhere, or from somebody who is gone",
  (ip) => {
    expect(isMadeHere({ ip, headers: {} }, false)).toBe(false);
  },
);

test("requests of those who are gone by now count as one's, without a word beside the log", async () => {
  const said = vi.spyOn(console, "error");
  onTestFinished(() => said.mockRestore());
  const settings = { factor: 0.1, isHttps: true, storeOf: () => new MemoryStore() };
  const app = express()
    .use((req, _res, next) => {
      Object.defineProperty(req, "ip", { value: undefined });
      next();
    })
    .use(createRateLimit("previews", settings, createMetrics({ version: "0", revision: "test" })))
    .use((_req, res) => void res.end("served"))
    .use(((_error, _req, res, _next) => void res.status(429).end()) satisfies express.ErrorRequestHandler);
  const server = createServer(app);
  onTestFinished(() => void server.close());
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  const statuses: number[] = [];
  for (let call = 0; call < 4; call += 1) statuses.push((await fetch(`http://127.0.0.1:${port}`)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(said).not.toHaveBeenCalled();
});
