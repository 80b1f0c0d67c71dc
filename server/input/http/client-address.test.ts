import express from "express";
import { expect, onTestFinished, test } from "vitest";
import { createServer, request } from "node:http";
import { once } from "node:events";
import { listen } from "#server/process/listen.ts";
import { clientAddress, dropForwardedPorts } from "./client-address.ts";

const headers: (string | string[] | undefined)[] = [
  undefined,
  "",
  "203.0.113.1",
  "192.0.2.9 ,203.0.113.1",
  " , 203.0.113.1,,",
  ["192.0.2.9", "203.0.113.1, 198.51.100.1"],
];

test.each([0, 1, 2, 3, 9].flatMap((hops) => headers.map((forwarded) => [hops, forwarded] as const)))(
  "with %i trusted proxies and %j forwarded it is the address that Express tells",
  async (hops, forwarded) => {
    const app = express().set("trust proxy", hops);
    app.use((req, res) => void res.json([req.ip, clientAddress(req, hops)]));
    const server = createServer(app);
    onTestFinished(() => void server.close());
    const port = await listen(server, { host: "127.0.0.1", port: 0 });
    const call = request({
      port,
      host: "127.0.0.1",
      agent: false,
      headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
    });
    call.end();
    const [answer] = await once(call, "response");
    const [ofExpress, ours]: unknown[] = JSON.parse((await answer.toArray()).join(""));
    expect(ours).toBe(ofExpress);
  },
);

test.each([
  ["203.0.113.1:51324", "203.0.113.1"],
  ["192.0.2.9:80,203.0.113.1:443 , 198.51.100.1", "192.0.2.9,203.0.113.1 , 198.51.100.1"],
  ["[2001:db8::1]:443, [2001:db8::2]", "2001:db8::1, 2001:db8::2"],
  ["2001:db8::1, ::ffff:203.0.113.1", "2001:db8::1, ::ffff:203.0.113.1"],
  ["unknown:1, 203.0.113.1:123456", "unknown:1, 203.0.113.1:123456"],
])("of %j the addresses are told as %j", (forwarded, addresses) => {
  const headers = { "x-forwarded-for": forwarded };
  dropForwardedPorts({ headers });
  expect(headers["x-forwarded-for"]).toBe(addresses);
});

test.each(["1", "1.", "[", ":", "[:"])("a header full of %j costs no more than another", (filling) => {
  const headers = { "x-forwarded-for": filling.repeat(30_000) };
  const startedAt = performance.now();
  dropForwardedPorts({ headers });
  expect(performance.now() - startedAt).toBeLessThan(100);
});
