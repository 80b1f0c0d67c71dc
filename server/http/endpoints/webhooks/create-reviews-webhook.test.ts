import { createHmac } from "node:crypto";
import { expect, test, vi } from "vitest";
import { fakeServices } from "#server/testing/fake-services.ts";
import { startTestShop } from "#server/testing/start-test-shop.ts";

const token = "a-private-token-of-judgeme";
const judgeme = { JUDGEME_API_TOKEN: token, JUDGEME_SHOP_DOMAIN: "x.myshopify.com" };
const published = JSON.stringify({
  review: { id: 1, rating: 5, curated: "ok", product_external_id: 80_022, reviewer: { email: "kim@shop.test" } },
});
const sign = (body: string, key = token) => createHmac("sha256", key).update(body).digest("hex");

async function setUp(env: Record<string, string> = judgeme) {
  const forget = vi.fn<(productId: string) => void>();
  const shop = await startTestShop({ env, services: { reviews: { ...fakeServices().reviews, forget } } });
  const tell = (body: string, headers: Record<string, string>) =>
    shop.ask("/webhooks/judgeme", { method: "POST", body, headers: { "content-type": "application/json", ...headers } });
  return { ...shop, forget, tell };
}

test("a signed message has the part's reviews read anew, and leaves nothing of the reviewer in the log", async () => {
  const { tell, forget, lines, metrics } = await setUp();
  const { status, body } = await tell(published, { "judgeme-hmac-sha256": sign(published) });
  expect([status, body]).toEqual([200, '{"accepted":true}']);
  expect(forget).toHaveBeenCalledExactlyOnceWith("gid://shopify/Product/80022");
  expect(lines).toContainEqual(expect.objectContaining({ event: "reviews.changed", product_id: "gid://shopify/Product/80022" }));
  expect(JSON.stringify(lines)).not.toContain("kim@");
  expect((await metrics.webhooks.get()).values).toMatchObject([{ value: 1, labels: { sender: "judgeme", outcome: "accepted" } }]);
});

test("what an app's webhook is signed with counts in place of the token", async () => {
  const { tell } = await setUp({ ...judgeme, JUDGEME_WEBHOOK_SECRET: "the-secret-of-an-app" });
  expect((await tell(published, { "judgeme-hmac-sha256": sign(published, "the-secret-of-an-app") })).status).toBe(200);
  expect((await tell(published, { "judgeme-hmac-sha256": sign(published) })).status).toBe(403);
});

test.each<[string, Record<string, string>]>([
  ["no signature", {}],
  ["an empty signature", { "judgeme-hmac-sha256": "" }],
  ["another's signature", { "judgeme-hmac-sha256": sign(published, "somebody-elses-token") }],
  ["the signature of another body", { "judgeme-hmac-sha256": sign("{}") }],
  ["half a signature", { "judgeme-hmac-sha256": sign(published).slice(0, 32) }],
])("a message with %s is turned away and changes nothing", async (_name, headers) => {
  const { tell, forget, metrics } = await setUp();
  const { status, body } = await tell(published, headers);
  expect([status, body]).toEqual([403, expect.stringContaining("signature")]);
  expect(forget).not.toHaveBeenCalled();
  expect((await metrics.webhooks.get()).values).toMatchObject([{ value: 1, labels: { sender: "judgeme", outcome: "unsigned" } }]);
});

test.each(["", "not json", "[]", '{"review":7}'])("a signed message %j that cannot be read is told so", async (body) => {
  const { tell, forget, metrics } = await setUp();
  const told = await tell(body, { "judgeme-hmac-sha256": sign(body) });
  expect([told.status, told.body]).toEqual([400, expect.stringContaining("can't be read")]);
  expect(forget).not.toHaveBeenCalled();
  expect((await metrics.webhooks.get()).values).toMatchObject([{ value: 1, labels: { sender: "judgeme", outcome: "unreadable" } }]);
});

test.each([null, "../../etc", "../7", "7/reviews", 1.5e300])(
  "a signed message about a part %j that can't be one is taken and changes nothing",
  async (number) => {
    const { tell, forget } = await setUp();
    const body = JSON.stringify({ review: { product_external_id: number } });
    expect([200, 400]).toContain((await tell(body, { "judgeme-hmac-sha256": sign(body) })).status);
    expect(forget).not.toHaveBeenCalled();
  },
);

test("with reviews switched off there is nothing at this address, and the sandbox's token, which everybody knows, opens nothing", async () => {
  const off = await setUp({ JUDGEME_API_TOKEN: "off" });
  expect((await off.tell(published, { "judgeme-hmac-sha256": sign(published, "off") })).status).toBe(404);
  const demo = await setUp({});
  expect((await demo.tell(published, { "judgeme-hmac-sha256": sign(published, "sandbox") })).status).toBe(403);
});
