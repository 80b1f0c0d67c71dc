import { createServer } from "node:http";
import express from "express";
import { expect, onTestFinished, test } from "vitest";
import type { ApiContext } from "#server/api/api-context.ts";
import { listen } from "#server/process/listen.ts";
import { fakeServices } from "#server/testing/fake-services.ts";
import { exampleTokens } from "#server/testing/fake-context.ts";
import { silentLogger, startTestShop } from "#server/testing/start-test-shop.ts";
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

/** A shop of which each page runs one step with its request's context, and shows what the step answers. */
async function startSteps(steps: Record<string, (context: ApiContext) => Promise<unknown>>) {
  const marks: unknown[] = [];
  const { ask, lines } = await startTestShop({
    render: async (req, res, context) => {
      const answer = await steps[req.path]?.(context);
      marks.push(res.locals.isPersonalised);
      res.send(JSON.stringify(answer ?? null));
    },
  });
  async function visit(path: string, cookie = "") {
    const { headers, body } = await ask(path, { headers: { cookie } });
    const set = headers["set-cookie"] ?? [];
    return { answer: JSON.parse(body), set, jar: set.map((line) => line.split(";")[0] ?? "").join("; ") };
  }
  return { visit, marks, lines };
}

const name = "a-name-of-some-device";

test("a device's name comes back with its next visit, sealed, for half a year, out of scripts' reach", async () => {
  const { visit, marks } = await startSteps({ "/keep": ({ device }) => device.write(name), "/read": ({ device }) => device.read() });
  expect((await visit("/read")).answer).toBeNull();
  const { set, jar } = await visit("/keep");
  expect(set).toHaveLength(1);
  expect(set[0]).toMatch(/^rares-device=(?!.*a-name).*; Max-Age=\d{8}; Path=\/; .*HttpOnly; SameSite=Lax$/);
  expect((await visit("/read", jar)).answer).toBe(name);
  expect(marks).toEqual([true, true, true]);
});

test("a name that was written is read within the same request, and one that is given up is gone", async () => {
  const { visit } = await startSteps({
    "/keep": async ({ device }) => {
      const before = await device.read();
      await device.write(name);
      return [before, await device.read()];
    },
    "/forget": async ({ device }) => {
      await device.write(null);
      return device.read();
    },
  });
  const kept = await visit("/keep");
  expect(kept.answer).toEqual([null, name]);
  const forgotten = await visit("/forget", kept.jar);
  expect(forgotten.answer).toBeNull();
  expect(forgotten.set[0]).toMatch(/^rares-device=; Max-Age=0;/);
});

test("only what may be a device's name is read as one", async () => {
  const written = ["n".repeat(15), "n".repeat(16), "n".repeat(64), "n".repeat(65)];
  const steps = Object.fromEntries(written.map((each) => [`/keep-${each.length}`, ({ device }: ApiContext) => device.write(each)]));
  const { visit } = await startSteps({ ...steps, "/read": ({ device }) => device.read() });
  const read = [];
  for (const { length } of written) read.push((await visit("/read", (await visit(`/keep-${length}`)).jar)).answer);
  expect(read).toEqual([null, written[1], written[2], null]);
});

test("a customer is known by the provider's name, and what they do is written down with their session", async () => {
  const idToken = `a.${Buffer.from('{"sub":"gid://shopify/Customer/7"}').toString("base64url")}.b`;
  const act = async ({ customerKey, audit }: ApiContext) => {
    await audit({ action: "sign_in", outcome: "ok" });
    return customerKey();
  };
  const { visit, lines } = await startSteps({ "/keep": ({ customer }) => customer.write({ ...exampleTokens, idToken }), "/act": act });
  expect((await visit("/act")).answer).toBeNull();
  const { jar } = await visit("/keep");
  expect((await visit("/act", jar)).answer).toBe("gid://shopify/Customer/7");
  const [stranger, customer] = lines.filter(({ event }) => event === "audit");
  for (const known of ["subject", "session"]) {
    expect(stranger).not.toHaveProperty(known);
    expect(customer).toHaveProperty(known);
  }
  expect(customer).toMatchObject({ action: "sign_in", source: stranger?.["source"] });
});

test("a browser that was at the checkout with its cart says so by a cookie", async () => {
  const { visit } = await startSteps({ "/cart": async ({ hasBegunCheckout }) => hasBegunCheckout });
  expect((await visit("/cart")).answer).toBe(false);
  expect((await visit("/cart", "checkout-begun=1")).answer).toBe(true);
});
