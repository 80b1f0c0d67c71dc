import { sealData } from "iron-session";
import { expect, test, vi } from "vitest";
import { createCartCheck } from "./create-cart-check.ts";

const secret = "a secret of at least thirty-two characters";
const older = "an older one of at least thirty-two characters";
const withCart = { cartId: "gid://shopify/Cart/1" };
const seal = (password: string, held: object = withCart) => sealData(held, { password });
const hasCart = (cookie: string | undefined, isHttps = false) =>
  createCartCheck({ secrets: [secret, older], isHttps })({ headers: cookie === undefined ? {} : { cookie } });

test("a cart that the shop sealed is known by any of its secrets, over https under the name that is the host's own", async () => {
  const sealed = await seal(secret);
  expect(await hasCart(`garage=1; rares=${sealed}`)).toBe(true);
  expect(await hasCart(`rares=${await seal(older)}`)).toBe(true);
  expect(await hasCart(`__Host-rares=${sealed}`, true)).toBe(true);
  expect(hasCart(`rares=${sealed}`, true)).toBe(false);
});

test.each([undefined, "", "rares-theme=dark", "my-rares=1", "garage=rares=1"])(
  "whoever sends %j has none, which needs no waiting",
  (cookie) => expect(hasCart(cookie)).toBe(false),
);

test.each(["rares=", "rares=sealed", "rares=Fe26.2*1*a*b*c*9999999999999*d*e~2"])("%j is nobody's seal", async (cookie) =>
  expect(await hasCart(cookie)).toBe(false),
);

/** Random text may begin with the very letter that it is changed to. */
const withAnotherStart = (part: string) => (part.startsWith("x") ? "y" : "x") + part.slice(1);

test("a seal that was changed in any part, made by another secret, has run out or holds no cart is none of a cart", async () => {
  const sealed = await seal(secret);
  const parts = sealed.split("*");
  for (const at of parts.keys()) {
    const changed = parts.with(at, withAnotherStart(parts[at] ?? "")).join("*");
    // oxlint-disable-next-line no-await-in-loop
    expect(await hasCart(`rares=${changed}`)).toBe(false);
  }
  expect(await hasCart(`rares=${await seal("nobody's secret of at least thirty-two characters")}`)).toBe(false);
  expect(await hasCart(`rares=${await seal(secret, { cartId: null })}`)).toBe(false);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 15 * 24 * 60 * 60 * 1000 });
  expect(await hasCart(`rares=${sealed}`)).toBe(false);
  vi.useRealTimers();
});
