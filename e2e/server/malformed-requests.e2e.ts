import { connect } from "node:net";
import { expect, test } from "@playwright/test";
import { e2eAddress } from "../support/shop/address.ts";
import { rawRequest } from "../support/shop/raw-request.ts";

/** Sends bytes that need not be HTTP, and answers what came back until the connection closed. */
function send(text: string): Promise<string> {
  const { hostname, port } = new URL(e2eAddress.shop);
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on("data", (chunk) => (answer += String(chunk)));
    socket.on("error", () => {});
    socket.on("close", () => resolve(answer));
  });
}

test("more cookies than can be read: the shopper reads what to do", async () => {
  const answer = await send(`GET / HTTP/1.1\r\nhost: localhost\r\ncookie: ${"a=b; ".repeat(8000)}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(answer).toContain("Clear this site's cookies");
});

test("what is no HTTP at all is answered, and the shop goes on", async () => {
  expect(await send("\u0016\u0003\u0001\u0000\u00a5")).toMatch(/^HTTP\/1\.1 400 /);
  expect((await rawRequest(e2eAddress.shop, "GET", "/healthcheck")).status).toBe(200);
});

test("a form beyond 100 kB is told that it is too large", async () => {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const answer = await rawRequest(e2eAddress.shop, "POST", "/cart", headers, `intent=${"a".repeat(120_000)}`);
  expect(answer.status).toBe(413);
  expect(answer.body).toContain("more than we can take");
});

for (const path of ["/", "/cart", "/api/cart", "/api/categories", "/robots.txt", "/sitemap.xml", "/no/such/page"]) {
  test(`HEAD ${path} has GET's status and no body`, async () => {
    const [head, get] = [await rawRequest(e2eAddress.shop, "HEAD", path), await rawRequest(e2eAddress.shop, "GET", path)];
    expect(head.status).toBe(get.status);
    expect(head.body).toBe("");
  });
}

for (const path of [
  "/_vendors/faults",
  "/_vendors/orders/R1001.json",
  "/_vendors/pictures/../faults",
  "/_vendors/pictures/%2e%2e/faults",
  "/_vendors/pictures/%252e%252e/faults",
  "/_vendors/pictures/..;/faults",
  "/_vendors/checkout/..%2forders/R1001.json",
  "/_VENDORS/faults",
  "/x/../_vendors/faults",
]) {
  test(`${path} is out of a browser's reach`, async () => {
    expect((await rawRequest(e2eAddress.shop, "GET", path)).status).toBe(404);
  });
}

test("absolute addresses come from the configuration, whatever host a request names", async () => {
  const hostile = {
    host: "evil.example",
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "https",
    forwarded: "host=evil.example",
  };
  for (const path of ["/", "/parts/body-and-exterior", "/sitemap.xml", "/robots.txt", "/Parts/", "/cart/checkout"]) {
    const { headers, body } = await rawRequest(e2eAddress.shop, "GET", path, hostile);
    expect(JSON.stringify(headers) + body).not.toContain("evil.example");
  }
});
