import { expect, onTestFinished, test, vi } from "vitest";
import { startTestShop } from "#server/testing/start-test-shop.ts";

const json = { "content-type": "application/json" };
const line = JSON.stringify({ lines: [{ variantId: "gid://shopify/ProductVariant/1" }] });

const cookiesOf = (headers: { "set-cookie"?: string[] | undefined }) => headers["set-cookie"] ?? [];

test("a visitor keeps the cart, sealed so that the id cannot be read", async () => {
  const { ask } = await startTestShop();
  const added = await ask("/api/cart/lines", { method: "POST", headers: json, body: line });
  const [cookie = ""] = cookiesOf(added.headers);
  expect(cookie).toMatch(/^rares=[^;]+; /);
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/i);
  expect(cookie).toMatch(/Max-Age=1209600/);
  expect(cookie).not.toMatch(/cart-1|Secure/);
  const kept = await ask("/api/cart", { headers: { cookie: cookie.split(";")[0] ?? "" } });
  expect(JSON.parse(kept.body).warnings).toEqual(["cart-1"]);
});

test("a browser can read that it was given a cart, for as long as it keeps it, and nothing of it", async () => {
  const { ask } = await startTestShop();
  const added = await ask("/api/cart/lines", { method: "POST", headers: json, body: line });
  expect(cookiesOf(added.headers)[1]).toMatch(/^has-cart=1; Max-Age=1209600; Path=\/; Expires=[^;]+; SameSite=Lax$/);
  expect((await ask("/api/cart")).headers["set-cookie"]).toBeUndefined();
});

test("over https the cookie is bound to this host", async () => {
  const { ask } = await startTestShop({ env: { PUBLIC_URL: "https://shop.example" } });
  const [cookie] = cookiesOf((await ask("/api/cart/lines", { method: "POST", headers: json, body: line })).headers);
  expect(cookie).toMatch(/^__Host-rares=.*Path=\/.*Secure/);
});

test.each(["rares=garbage", "rares=Fe26.2*1*tampered", `rares=${"x".repeat(3000)}`, "rares=%E0%A4%A", "rares="])(
  "the cookie %s is an empty session, not an error",
  async (cookie) => {
    const { ask, lines } = await startTestShop();
    const { status, body } = await ask("/api/cart", { headers: { cookie } });
    expect(status).toBe(200);
    expect(JSON.parse(body).warnings).toEqual([]);
    await expect.poll(() => lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ level: "info" });
  },
);

test("a new secret in front of the old one loses no cart, and what changes from then on needs the old one no more", async () => {
  const [oldSecret, newSecret] = ["o".repeat(40), "n".repeat(40)];
  const shopWith = async (...sessionSecrets: [string, ...string[]]) => (await startTestShop({ sessionSecrets })).ask;
  const [before, during, after] = [await shopWith(oldSecret), await shopWith(newSecret, oldSecret), await shopWith(newSecret)];
  const cartOf = async (ask: typeof before, cookie: string) => JSON.parse((await ask("/api/cart", { headers: { cookie } })).body).warnings;
  const cookieOf = ({ headers }: Awaited<ReturnType<typeof before>>) => (cookiesOf(headers)[0] ?? "").split(";")[0] ?? "";

  const old = cookieOf(await before("/api/cart/lines", { method: "POST", headers: json, body: line }));
  expect(await cartOf(during, old)).toEqual(["cart-1"]);
  expect(await cartOf(after, old)).toEqual([]);
  const renewed = cookieOf(await during("/api/cart/lines", { method: "POST", headers: { ...json, cookie: old }, body: line }));
  expect(await cartOf(after, renewed)).toEqual(["cart-1"]);
  expect(await cartOf(before, renewed)).toEqual([]);
});

test("only reading the session makes a response personal", async () => {
  const marks: unknown[] = [];
  const { ask } = await startTestShop({
    render: async (req, res, { session }) => {
      if (req.path === "/cart") await session.read();
      marks.push(res.locals.isPersonalised);
      res.send("page");
    },
  });
  await ask("/parts");
  await ask("/cart");
  expect(marks).toEqual([undefined, true]);
});

test("a cart's seal ends after two weeks, even if a browser keeps it for longer", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const { ask } = await startTestShop();
  const added = await ask("/api/cart/lines", { method: "POST", headers: json, body: line });
  const cookie = (cookiesOf(added.headers)[0] ?? "").split(";")[0] ?? "";
  const kept = async () => JSON.parse((await ask("/api/cart", { headers: { cookie } })).body).warnings;
  const dayMs = 24 * 60 * 60 * 1000;
  vi.setSystemTime(Date.now() + 14 * dayMs - 60_000);
  expect(await kept()).toEqual(["cart-1"]);
  vi.setSystemTime(Date.now() + 3 * 60_000);
  expect(await kept()).toEqual([]);
});

test.each([
  ["x".repeat(512), "x".repeat(512)],
  ["x".repeat(513), null],
  ["", null],
  [null, null],
])("a cart's id is a text that the platform could have given: %s", async (written, read) => {
  const { ask } = await startTestShop({
    render: async (req, res, { session }) => {
      if (req.path === "/write") await session.write({ cartId: written, owner: null });
      res.send(JSON.stringify(await session.read()));
    },
  });
  const { headers } = await ask("/write");
  const cookie = cookiesOf(headers)
    .map((set) => set.split(";")[0])
    .join("; ");
  expect(JSON.parse((await ask("/read", { headers: { cookie } })).body)).toEqual({ cartId: read, owner: null, buyerUntilMs: null });
});
