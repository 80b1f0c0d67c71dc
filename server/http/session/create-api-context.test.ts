import { createServer } from "node:http";
import express from "express";
import { expect, onTestFinished, test } from "vitest";
import type { ApiContext } from "#server/api/api-context.ts";
import { listen } from "#server/process/listen.ts";
import { fakeServices } from "#server/testing/fake-services.ts";
import { silentLogger } from "#server/testing/start-test-shop.ts";
import { createApiContext } from "./create-api-context.ts";

const draftContent = { ...fakeServices().content };
const services = { ...fakeServices(), draftContent };

/** The context of a request that is an editor's preview, or not. */
async function contextOf(given: Parameters<typeof createApiContext>[0], isPreview?: boolean, isHttps = false): Promise<ApiContext> {
  const contexts: ApiContext[] = [];
  const contextFor = createApiContext(given, { secrets: ["s".repeat(40)], isHttps }, silentLogger);
  const app = express().use((req, res) => {
    res.locals.isPreview = isPreview;
    contexts.push(contextFor(req, res));
    res.end();
  });
  const server = createServer(app);
  onTestFinished(() => void server.close());
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  await fetch(`http://127.0.0.1:${port}/`);
  const [context] = contexts;
  if (!context) throw new Error("no request came");
  return context;
}

test("only an editor's preview sees drafts, and all else of the shop is the same to them", async () => {
  expect((await contextOf(services, true)).services).toEqual({ ...services, content: draftContent });
  expect((await contextOf(services, true)).services.content).toBe(draftContent);
  for (const isPreview of [false, undefined]) expect((await contextOf(services, isPreview)).services).toBe(services);
});

test("a shop without drafts shows editors what everyone sees", async () => {
  const { content } = services;
  expect((await contextOf({ ...services, draftContent: null }, true)).services.content).toBe(content);
});

test("where a proxy stands in front, a call is counted by the address that it comes from; what comes from this machine otherwise isn't", async () => {
  expect(await contextOf(services, false, true)).toMatchObject({ buyerIp: "127.0.0.1", countedAddress: "127.0.0.1" });
  expect(await contextOf(services, false, false)).toMatchObject({ buyerIp: "127.0.0.1", countedAddress: null });
});
