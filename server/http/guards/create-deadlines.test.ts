import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import express from "express";
import { expect, onTestFinished, test } from "vitest";
import { timeLeftMs } from "#server/deadline.ts";
import { listen } from "#server/process/listen.ts";
import { createDeadlines } from "./create-deadlines.ts";

/** How long whatever answers a request may take. */
async function startClock(loadPages: () => Promise<unknown> = () => Promise.resolve()) {
  const app = express();
  app.use(createDeadlines(loadPages));
  app.use((_req, res) => void res.json(timeLeftMs()));
  const server = createServer(app);
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => void server.close().closeAllConnections());
  return async (path: string, method = "GET"): Promise<number> =>
    Number(await (await fetch(`http://127.0.0.1:${port}${path}`, { method })).text());
}

/** A visitor's own is answered within three seconds, of which the shop itself needs some. */
const soonMs = 2500;

test.each([
  ["GET", "/cart"],
  ["POST", "/cart"],
  ["GET", "/cart/checkout"],
  ["GET", "/account/projects"],
  ["POST", "/projects/new"],
  ["GET", "/callback"],
  ["POST", "/logout"],
  ["GET", "/api/cart"],
  ["POST", "/api/session"],
  ["DELETE", "/api/projects/1"],
])("%s %s is the visitor's own, and given up in time for an answer within three seconds", async (method, path) => {
  const timeFor = await startClock();
  const ms = await timeFor(path, method);
  expect(ms).toBeLessThan(soonMs);
  expect(ms).toBeGreaterThan(1000);
});

test.each([
  ["GET", "/parts"],
  ["GET", "/cart-mats"],
  ["GET", "/api/products/a"],
  ["POST", "/api/stock-alerts"],
])("%s %s is everybody's, and has longer", async (method, path) => {
  const timeFor = await startClock();
  expect(await timeFor(path, method)).toBeGreaterThan(2 * soonMs);
});

test.each([
  ["POST", "/api/cart/lines"],
  ["DELETE", "/api/cart/promo-codes/a"],
])("%s %s changes the cart of somebody who sees that it is at work: it has longer", async (method, path) => {
  const timeFor = await startClock();
  expect(await timeFor(path, method)).toBeGreaterThan(2 * soonMs);
});

test("what the first page of a process has to load is none of its visitor's time", async () => {
  const timeFor = await startClock(() => wait(400));
  expect(await timeFor("/cart")).toBeGreaterThan(2100);
});

test("where pages can't be loaded, a visitor's own goes on to whatever tells why", async () => {
  const timeFor = await startClock(() => Promise.reject(new Error("no pages")));
  expect(await timeFor("/cart")).toBeGreaterThan(1000);
});

test("calls of the API don't wait for pages", async () => {
  const timeFor = await startClock(() => new Promise(() => {}));
  expect(await timeFor("/api/cart")).toBeGreaterThan(1000);
});
