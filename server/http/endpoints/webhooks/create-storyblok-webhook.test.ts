import { createHmac } from "node:crypto";
import { expect, test, vi } from "vitest";
import { startTestShop } from "#server/testing/start-test-shop.ts";

const secret = "a-secret-of-editors";
const path = "/webhooks/storyblok";
const published = JSON.stringify({ action: "published", space_id: 1, story_id: 2, full_slug: "pages/faq", text: "…" });

const sign = (body: string, key = secret) => createHmac("sha1", key).update(body).digest("hex");

async function setUp(env: Record<string, string> = { STORYBLOK_WEBHOOK_SECRET: secret }) {
  const storyChanged = vi.fn<() => void>();
  const shop = await startTestShop({ env, services: { publishing: { storyChanged } } });
  const tell = (body: string, headers: Record<string, string>) =>
    shop.ask(path, { method: "POST", body, headers: { "content-type": "application/json", ...headers } });
  return { ...shop, storyChanged, tell };
}

test("a signed message makes the shop look at its content anew, and says so in log and metric", async () => {
  const { tell, storyChanged, lines, metrics } = await setUp();
  const { status, headers, body } = await tell(published, { "webhook-signature": sign(published) });
  expect({ status, body, type: headers["content-type"] }).toEqual({
    status: 200,
    body: '{"accepted":true}',
    type: expect.stringContaining("application/json"),
  });
  expect(storyChanged).toHaveBeenCalledTimes(1);
  expect(lines).toContainEqual(expect.objectContaining({ event: "content.published", action: "published", slug: "pages/faq" }));
  expect((await metrics.webhooks.get()).values).toMatchObject([{ value: 1, labels: { sender: "storyblok", outcome: "accepted" } }]);
});

test("a message that comes twice does no harm", async () => {
  const { tell } = await setUp();
  const headers = { "webhook-signature": sign(published) };
  expect([(await tell(published, headers)).status, (await tell(published, headers)).status]).toEqual([200, 200]);
});

test.each<[string, Record<string, string>]>([
  ["no signature", {}],
  ["another's signature", { "webhook-signature": sign(published, "somebody-elses-secret") }],
  ["the signature of another body", { "webhook-signature": sign("{}") }],
  ["a short signature", { "webhook-signature": sign(published).slice(0, 10) }],
  ["a signature that is no hex", { "webhook-signature": "é".repeat(20) + "z".repeat(20) }],
])("a message with %s is turned away and changes nothing", async (_name, headers) => {
  const { tell, storyChanged, metrics } = await setUp();
  const { status, body } = await tell(published, headers);
  expect(status).toBe(403);
  expect(body).toContain("signature");
  expect(storyChanged).not.toHaveBeenCalled();
  expect((await metrics.webhooks.get()).values).toMatchObject([{ value: 1, labels: { sender: "storyblok", outcome: "unsigned" } }]);
});

test.each(["", "not json", "[]", '{"action": 7}'])("a signed message %j that cannot be read is told so", async (body) => {
  const { tell, storyChanged, metrics } = await setUp();
  const told = await tell(body, { "webhook-signature": sign(body) });
  expect([told.status, told.body]).toEqual([400, expect.stringContaining("can't be read")]);
  expect(storyChanged).not.toHaveBeenCalled();
  expect((await metrics.webhooks.get()).values).toMatchObject([{ value: 1, labels: { sender: "storyblok", outcome: "unreadable" } }]);
});

test("a message beyond any size that Storyblok sends is not read", async () => {
  const { tell } = await setUp();
  const body = JSON.stringify({ action: "published", text: "x".repeat(70_000) });
  expect((await tell(body, { "webhook-signature": sign(body) })).status).toBe(413);
});

test("without a secret nobody is believed, least of all who signs with none", async () => {
  const { tell, storyChanged } = await setUp({ STORYBLOK_TOKEN: "public" });
  const { status } = await tell(published, { "webhook-signature": sign(published, "") });
  expect(status).toBe(404);
  expect(storyChanged).not.toHaveBeenCalled();
});
