import { request } from "node:http";
import { expect, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { wholePageHeader } from "#shared/domain/kept-copies.ts";
import { e2eAddress } from "../support/shop/address.ts";
import { withFault } from "../support/shop/faults.ts";
import { waitForHydration } from "../support/browser/hydrated.ts";

const slow = { latencyMs: 1500 };

type Chunk = { text: string; atMs: number };

/** The page's chunks as they arrive. */
function chunksOf(path: string): Promise<Chunk[]> {
  return new Promise((resolve, reject) => {
    const chunks: Chunk[] = [];
    const call = request(
      `${e2eAddress.shop}${path}`,
      {
        headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36" },
      },
      (response) => {
        response.setEncoding("utf8");
        response.on("data", (text: string) => chunks.push({ text, atMs: performance.now() }));
        response.on("end", () => resolve(chunks));
        response.on("error", reject);
      },
    );
    call.on("error", reject);
    call.end();
  });
}

test("the product page's shell leaves before a slow deferred query answers, and is painted as a whole", async ({ request: api }) => {
  const handle = stressCases.rightHandTwin;
  expect((await api.get(`/api/products/${handle}`)).ok()).toBe(true);
  const chunks = await withFault("shopify", slow, () => chunksOf(`/products/${handle}`));
  const shell = chunks.find(({ text }) => text.includes("<h1"));
  // What the CMS tells may be there at once; the platform is the slow one.
  const lastOutcome = chunks.findLast(({ text }) => text.includes("__streamed"));
  expect((lastOutcome?.atMs ?? 0) - (shell?.atMs ?? 0)).toBeGreaterThan(slow.latencyMs / 2);
  expect(chunks.at(-1)?.text.endsWith("</html>")).toBe(true);
  const awaited = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(chunks[0]?.text ?? "")?.[1];
  // One read of a connection holds 64 kB at most, which a shell may be larger than.
  const shellText = chunks.filter(({ atMs }) => atMs - (shell?.atMs ?? 0) < slow.latencyMs / 2).map(({ text }) => text);
  expect(shellText.join("")).toMatch(new RegExp(`</footer>.* id="${awaited}"`));
});

test("the browser waits for the stream and refetches nothing that the server sent", async ({ page, request: api }) => {
  const handle = stressCases.madeToOrder;
  expect((await api.get(`/api/products/${handle}`)).ok()).toBe(true);
  const calls: string[] = [];
  page.on("request", (call) => {
    const { pathname } = new URL(call.url());
    if (pathname.startsWith("/api/") && pathname !== "/api/cart") calls.push(pathname);
  });
  await withFault("shopify", slow, async () => {
    await page.goto(`/products/${handle}`, { waitUntil: "commit" });
    await waitForHydration(page);
    await page.waitForLoadState("networkidle");
  });
  expect(calls).toEqual([]);
});

test("a crawler gets the whole page at once, without scripts that fill it in later [shop-6.6]", async ({ request: api }) => {
  const answer = await api.get(`/products/${stressCases.leftHandTwin}`, {
    headers: { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" },
  });
  const html = await answer.text();
  expect(html).not.toContain("__streamed");
  expect(html).not.toContain("$RC(");
  expect(html).toContain('"@type":"Product"');
});

test("whoever keeps a page to read it offline gets it in one piece, however long a part of it takes", async ({ request: api }) => {
  const handle = stressCases.rightHandTwin;
  expect((await api.get(`/api/products/${handle}`)).ok()).toBe(true);
  const answer = await withFault("shopify", slow, () => api.get(`/products/${handle}`, { headers: { [wholePageHeader]: "1" } }));
  const html = await answer.text();
  expect(html).not.toContain("__streamed");
  expect(html).not.toContain('<template id="B:');
  expect(html.endsWith("</html>")).toBe(true);
});
