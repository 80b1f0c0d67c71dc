import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import express, { type ErrorRequestHandler } from "express";
import { expect, onTestFinished, test } from "vitest";
import { createMetrics } from "#server/observability/metrics.ts";
import { listen } from "#server/process/listen.ts";
import { createLocalStore } from "#server/shared-store/create-local-store.ts";
import { createPageAllowance } from "./create-page-allowance.ts";
import { createRateLimit } from "./create-rate-limit.ts";

const wait: ErrorRequestHandler = (_error, _req, res, _next) => void res.status(429).send("wait");

/** Pages below /kept are made ahead of the pipeline, which answers all else; six of both a minute, unless the factor says otherwise. Says who answered. */
async function startPages({ factor = 0.005, isHttps = false, trustedProxyHops = 1 } = {}) {
  const settings = { factor, isHttps, storeOf: createLocalStore().limitStore };
  const withinAllowance = createPageAllowance({ ...settings, trustedProxyHops });
  const pipeline = express();
  pipeline.set("trust proxy", trustedProxyHops);
  pipeline.use(createRateLimit("pages", settings, createMetrics({ version: "0", revision: "test" })));
  pipeline.use((_req, res) => void res.send("pipeline"));
  pipeline.use(wait);
  const made: string[] = [];
  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const page = await withinAllowance(req, async () => {
      made.push(req.url ?? "");
      return req.url?.startsWith("/kept") ? "made" : null;
    });
    if (page === null) pipeline(req, res);
    else res.end(page);
  }
  const server = createServer((req, res) => void answer(req, res));
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => void server.close().closeAllConnections());
  const ask = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).text();
  async function askAll(paths: string[], headersOf: (at: number) => Record<string, string>): Promise<string[]> {
    const answers: string[] = [];
    for (const [at, path] of paths.entries()) answers.push(await ask(path, headersOf(at)));
    return answers;
  }
  return { ask, askAll, made };
}

const from = (visitor: string) => () => ({ "x-forwarded-for": visitor });
const times = (count: number, text: string) => Array.from({ length: count }, () => text);

test("pages that are made ahead of the pipeline and those that it answers are one allowance, of which each takes one", async () => {
  const { ask, askAll, made } = await startPages();
  const mixed = ["/kept/1", "/a", "/kept/2", "/b", "/kept/3", "/c"];
  expect(await askAll(mixed, from("203.0.113.1"))).toEqual(["made", "pipeline", "made", "pipeline", "made", "pipeline"]);
  expect(await askAll(["/kept/4", "/d", "/kept/5"], from("203.0.113.1"))).toEqual(times(3, "wait"));
  expect(made).toEqual(mixed);
  expect(await ask("/kept/4", { "x-forwarded-for": "203.0.113.2" })).toBe("made");
});

test("a visitor who has a whole network of addresses is one visitor", async () => {
  const { askAll } = await startPages();
  const kept = times(8, "/kept");
  expect(await askAll(kept, (at) => ({ "x-forwarded-for": `2001:db8:0:1::${at}` }))).toEqual([...times(6, "made"), "wait", "wait"]);
});

test("what a visitor claims about their address doesn't count", async () => {
  const { askAll } = await startPages();
  const claimed = (at: number) => ({ "x-forwarded-for": `192.0.2.${at}, 203.0.113.1` });
  expect(await askAll(times(8, "/kept"), claimed)).toEqual([...times(6, "made"), "wait", "wait"]);
});

test("what is asked on the shop's own machine isn't counted, and what a proxy there passes on over https is", async () => {
  const laptop = await startPages({ trustedProxyHops: 0 });
  expect(await laptop.askAll(times(8, "/kept"), () => ({}))).toEqual(times(8, "made"));
  const proxied = await startPages({ trustedProxyHops: 0, isHttps: true });
  expect(await proxied.askAll(times(8, "/kept"), () => ({}))).toEqual([...times(6, "made"), "wait", "wait"]);
});

test("without limits nobody waits", async () => {
  const { askAll } = await startPages({ factor: 0 });
  expect(await askAll(times(8, "/kept"), from("203.0.113.1"))).toEqual(times(8, "made"));
});

test.each(["no-cors", "navigate"])("no page is made ahead for what another site's page embeds or frames, by mode %s", async (mode) => {
  const { ask, made } = await startPages();
  const embedded = { "sec-fetch-site": "cross-site", "sec-fetch-mode": mode, "sec-fetch-dest": mode === "navigate" ? "iframe" : "image" };
  for (let call = 0; call < 8; call += 1) await ask("/kept", { "x-forwarded-for": `203.0.113.${call}`, ...embedded });
  expect(made).toEqual([]);
});
