import { expect, test } from "vitest";
import { isCheckoutAddress, ownPath, signInCode } from "./addresses.ts";

const origin = "http://localhost:3300";

test.each(["/account", `${origin}/account`])("a redirect within the shop is followed: %s", (address) => {
  expect(ownPath(origin, address)).toBe("/account");
});

test.each(["https://id.example/login", "//shop.example/", "/\\shop.example", `${origin}.shop.example/`, `${origin}1/`, "", "account"])(
  "a redirect that leads elsewhere is not: %j",
  (address) => {
    expect(ownPath(origin, address)).toBeNull();
  },
);

test("a checkout is the sandbox's, or one on a host that was named", () => {
  expect(isCheckoutAddress(origin, "/_vendors/checkout/1", [])).toBe(true);
  expect(isCheckoutAddress(origin, `${origin}/_vendors/checkout/1?logged_in=true`, [])).toBe(true);
  expect(isCheckoutAddress(origin, "https://pay.example/checkouts/1", ["pay.example"])).toBe(true);
  expect(isCheckoutAddress(origin, "https://pay.example.org/checkouts/1", ["pay.example"])).toBe(false);
  expect(isCheckoutAddress(origin, "/cart", [])).toBe(false);
});

test("the code is that of the newest mail to the address", () => {
  const mail = (to: string, code: string) => ({ to, text: `Here is the code:\n\n${code}\n\nIt works for 10 minutes.` });
  const mails = [mail("b@example.test", "222222"), mail("A@example.test", "111111"), mail("a@example.test", "000000")];
  expect(signInCode(mails, "a@example.test")).toBe("111111");
  expect(signInCode(mails, "c@example.test")).toBeNull();
  expect(signInCode([{ to: "a@example.test", text: "Thanks for order 1234567" }], "a@example.test")).toBeNull();
});
