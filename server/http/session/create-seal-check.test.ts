import { sealData } from "iron-session";
import { expect, test } from "vitest";
import { createSealCheck } from "./create-seal-check.ts";

const secret = "a secret of at least thirty-two characters";
const older = "an older one of at least thirty-two characters";
const ttl = 14 * 24 * 60 * 60;
const seal = (password: string) => sealData({ cartId: "gid://shopify/Cart/1" }, { password, ttl });
const isSealed = (cookie: string | undefined, { isHttps = false, now = Date.now } = {}) =>
  createSealCheck({ secrets: [secret, older], isHttps }, now)({ headers: cookie === undefined ? {} : { cookie } });

test("a cookie that the shop sealed is known by any of its secrets, over https under the name that is the host's own", async () => {
  const sealed = await seal(secret);
  expect(isSealed(`garage=1; rares=${sealed}`)).toBe(true);
  expect(isSealed(`rares=${await seal(older)}`)).toBe(true);
  expect(isSealed(`__Host-rares=${sealed}`, { isHttps: true })).toBe(true);
  expect(isSealed(`rares=${sealed}`, { isHttps: true })).toBe(false);
});

test.each([undefined, "", "rares=", "rares=sealed", "rares-theme=dark", "rares=Fe26.2*1*a*b*c*9999999999999*d*e~2"])(
  "%j is nobody's seal",
  (cookie) => expect(isSealed(cookie)).toBe(false),
);

test("a seal that was changed in any part, made by another secret or has run out opens nothing", async () => {
  const sealed = await seal(secret);
  const parts = sealed.split("*");
  for (const at of parts.keys()) {
    const changed = parts.with(at, `x${parts[at]?.slice(1)}`).join("*");
    expect(isSealed(`rares=${changed}`)).toBe(false);
  }
  expect(isSealed(`rares=${await seal("nobody's secret of at least thirty-two characters")}`)).toBe(false);
  expect(isSealed(`rares=${sealed}`, { now: () => Date.now() + (ttl + 1) * 1000 })).toBe(false);
});
