import { createServer, type RequestListener } from "node:http";
import express from "express";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "#server/process/listen.ts";
import { startTestShop } from "#server/testing/start-test-shop.ts";
import { createVendorProxy } from "./create-vendor-proxy.ts";

async function startServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${await listen(server, { host: "127.0.0.1", port: 0 })}`;
}

const echo: RequestListener = (req, res) =>
  void res.end(
    JSON.stringify({ method: req.method, url: req.url, cookie: req.headers.cookie ?? null, forwardedFor: req.headers["x-forwarded-for"] }),
  );

test("pictures, films, checkout, mailbox and sign-in are shown under the shop's own origin", async () => {
  const { ask } = await startTestShop({ sandboxUrl: await startServer(echo) });
  for (const path of [
    "/_vendors/pictures/part/a.webp?width=80",
    "/_vendors/videos/a.mp4",
    "/_vendors/checkout/1",
    "/_vendors/mailbox",
    "/_vendors/auth/authorize?x=%2F",
  ]) {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(JSON.parse(body).url).toBe(path);
    expect(headers["content-security-policy"]).toContain("script-src 'none'");
  }
});

test.each([
  "/_vendors/faults",
  "/_vendors/stock",
  "/_vendors/klaviyo/api/back-in-stock-subscriptions",
  "/_vendors/shopify/api/2026-04/graphql.json",
  "/_vendors",
  "/_vendors/pictures/../faults",
  "/_vendors/pictures/%2e%2e/faults",
  "/_vendors/pictures/..%2ffaults",
  "/_vendors/pictures%2f..%2ffaults",
  "/_vendors/Pictures/a",
  "/_vendors/checkoutfaults",
])("%s stays out of a browser's reach", async (path) => {
  const { ask } = await startTestShop({ sandboxUrl: await startServer(echo) });
  const { status, body } = await ask(path);
  expect(status).toBe(404);
  expect(body).toContain("This page could not be found");
});

test("without a sandbox there is nothing to show", async () => {
  const { ask } = await startTestShop();
  expect((await ask("/_vendors/pictures/a")).status).toBe(404);
});

test("the shop's own cookies stay with the shop, and the sandbox's reach it", async () => {
  const { ask } = await startTestShop({ sandboxUrl: await startServer(echo) });
  const own = [
    "rares",
    "rares-tokens",
    "rares-id",
    "rares-customer",
    "rares-sign-in",
    "rares-preview",
    "__Host-rares",
    "__Host-rares-tokens",
  ];
  const cookie = ["theme=dark", ...own.map((name) => `${name}=sealed`), "signed-in=1795300000000", "sandbox=1", "raresome=1"].join("; ");
  const { body } = await ask("/_vendors/auth/oauth/authorize", { headers: { cookie } });
  expect(JSON.parse(body).cookie).toBe("theme=dark; sandbox=1; raresome=1");
});

test("the cookies of the sandbox's sign-in come through", async () => {
  const cookies = ["identity_session=1; path=/_vendors/auth; httponly", "identity_session.sig=2; path=/_vendors/auth"];
  const sandboxUrl = await startServer(
    (_req, res) => void res.writeHead(303, { "set-cookie": cookies, location: "/_vendors/auth/2" }).end(),
  );
  const { ask } = await startTestShop({ sandboxUrl });
  expect((await ask("/_vendors/auth/1")).headers["set-cookie"]).toEqual(cookies);
});

test("a form reaches the checkout with its body", async () => {
  const sandboxUrl = await startServer((req, res) => void req.pipe(res.writeHead(303, { location: "/_vendors/checkout/1/done" })));
  const { ask } = await startTestShop({ sandboxUrl });
  const answer = await ask("/_vendors/checkout/1", {
    method: "POST",
    body: "name=Kim",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect(answer).toMatchObject({ status: 303, body: "name=Kim", headers: { location: "/_vendors/checkout/1/done" } });
});

test("a sandbox that is down is a friendly 502", async () => {
  const { ask } = await startTestShop({ sandboxUrl: "http://127.0.0.1:1" });
  const { status, body } = await ask("/_vendors/mailbox");
  expect(status).toBe(502);
  expect(body).toContain("Something went wrong on our side");
});

test("a sandbox that drops the connection does no harm", async () => {
  const { ask } = await startTestShop({ sandboxUrl: await startServer((req) => req.socket.destroy()) });
  expect((await ask("/_vendors/mailbox")).status).toBe(502);
});

test("a sandbox that breaks off in the middle ends the answer instead of leaving it open", async () => {
  const sandboxUrl = await startServer((_req, res) => {
    res.writeHead(200, { "content-length": "100" }).write("half");
    setImmediate(() => res.destroy());
  });
  const { ask } = await startTestShop({ sandboxUrl });
  await expect(ask("/_vendors/mailbox")).rejects.toThrow(/aborted|hang up/);
});

test("a sandbox that hangs is a timeout", async () => {
  const sandboxUrl = await startServer(() => {});
  const app = express().use(createVendorProxy({ sandboxUrl, timeoutMs: 50 }));
  const reached = Promise.withResolvers<unknown>();
  app.use(((error, _req, res, _next) => {
    reached.resolve(error);
    res.status(500).end();
  }) satisfies express.ErrorRequestHandler);
  const shop = await startServer(app);
  await fetch(`${shop}/_vendors/mailbox`);
  expect(await reached.promise).toMatchObject({ code: "UPSTREAM_TIMEOUT" });
});

test("the mailbox of a demo in public opens with its password only, however its address is spelt", async () => {
  const sandboxUrl = await startServer(echo);
  const app = express().use(createVendorProxy({ sandboxUrl, mailboxSecret: "known:to-one" }));
  const origin = await startServer(app);
  const statusOf = async (path: string, credentials?: string) => {
    const authorization = credentials === undefined ? undefined : `Basic ${Buffer.from(credentials).toString("base64")}`;
    return (await fetch(origin + path, { headers: authorization === undefined ? {} : { authorization } })).status;
  };
  for (const path of ["/_vendors/mailbox", "/_vendors/%6dailbox", "/_vendors/mailbox/1"]) {
    expect([path, await statusOf(path)]).not.toEqual([path, 200]);
    expect([path, await statusOf(path, "me:wrong")]).not.toEqual([path, 200]);
  }
  expect(await statusOf("/_vendors/mailbox", "anyone:known:to-one")).toBe(200);
  expect(await statusOf("/_vendors/pictures/a")).toBe(200);
});
