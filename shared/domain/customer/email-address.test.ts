import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isEmailAddress } from "./email-address.ts";

test.each(["a@b.test", "first.last+parts@mail.example.com.au", "o'brien@example.test", "用户@例子.测试", `${"x".repeat(64)}@example.test`])(
  "%s can be an email address",
  (text) => {
    expect(isEmailAddress(text)).toBe(true);
  },
);

test.each([
  "",
  "a",
  "a@b",
  "@b.test",
  "a@.test",
  "a@b.",
  "a@b..test",
  "a b@c.test",
  "a@b c.test",
  "a@b@c.test",
  " a@b.test",
  "a@b.test\nBcc: c@d.test",
  `${"x".repeat(65)}@example.test`,
  `a@${"b.".repeat(130)}test`,
])("%j can't be an email address", (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

test("whatever generators of email addresses think of is taken", () => {
  fc.assert(
    fc.property(fc.emailAddress(), (text) => {
      expect(isEmailAddress(text)).toBe(true);
    }),
  );
});
