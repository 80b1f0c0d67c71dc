import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HeaderLinks } from "./header-links.tsx";
import { MegaMenu } from "./mega-menu.tsx";

const htmlOf = (phone: string | null) => {
  const company = { name: "Rares", phone };
  return {
    header: renderToStaticMarkup(<HeaderLinks company={company} />),
    menu: renderToStaticMarkup(<MegaMenu items={[]} company={company} />),
  };
};

test("a configured phone number can be called from the header and from the menu", () => {
  const { header, menu } = htmlOf("+61 3 5550 1234");
  for (const html of [header, menu]) expect(html).toContain('href="tel:+61355501234"');
  expect(header).toContain("+61 3 5550 1234");
});

test("without a phone number there is nothing to call", () => {
  const { header, menu } = htmlOf(null);
  expect(header + menu).not.toContain("tel:");
});

test("signed out, the account is a dropdown with 'Sign In', a plain link on phones and 'Login/Sign Up' in the menu, all to /login", () => {
  const { header, menu } = htmlOf(null);
  expect(header).toMatch(/<button[^>]*popoverTarget="account-menu"[^>]*>.*Account.*<\/button>/i);
  expect(header).toContain('<a href="/login">Sign In</a>');
  expect(menu).toMatch(/<a[^>]*href="\/login"[^>]*>.*Login\/Sign Up<\/a>/);
});
