import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { SignupForm } from "./signup-form.tsx";

test("the sign-up asks for an email address, and for one at all, before any script is there [shop-5.1]", () => {
  const signup = { title: "Sign up", text: "", placeholder: "Enter email address", buttonLabel: "Subscribe" };
  const html = renderToStaticMarkup(
    <InShop>
      <SignupForm signup={signup} id="footer" />
    </InShop>,
  );
  const field = /<input[^>]*name="email"[^>]*>/.exec(html)?.[0];
  expect(field).toContain('type="email"');
  expect(field).toContain('required=""');
  expect(field).toContain('placeholder="Enter email address"');
});
