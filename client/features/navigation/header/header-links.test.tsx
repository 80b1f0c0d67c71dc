import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AccountEntries } from "./account-menu.tsx";
import { HeaderLinks } from "./header-links.tsx";
import { MegaMenu } from "../menu/mega-menu.tsx";

const htmlOf = (phone: string | null) => {
  const company = { name: "Rares", phone };
  return {
    header: renderToStaticMarkup(<HeaderLinks company={company} accountLabel="Account" wishlist={null} />),
    menu: renderToStaticMarkup(<MegaMenu items={[]} company={company} />),
  };
};

test("a configured phone number can be called from the header and from the menu [shop-2.10]", () => {
  const { header, menu } = htmlOf("+61 3 5550 1234");
  for (const html of [header, menu]) expect(html).toContain('href="tel:+61355501234"');
  expect(header).toContain("+61 3 5550 1234");
});

test("without a phone number there is nothing to call [shop-2.10]", () => {
  const { header, menu } = htmlOf(null);
  expect(header + menu).not.toContain("tel:");
});

test("header and menu, the same for everyone, hold both: the way to the sign-in and the way to the account [shop-2.65]", () => {
  const { header, menu } = htmlOf(null);
  expect(header).toMatch(/<a[^>]*signedOut[^>]*href="\/login"[^>]*>.*Sign In<\/span><\/a>/);
  expect(menu).toMatch(/<a[^>]*signedOut[^>]*href="\/login"[^>]*>.*Login\/Sign Up<\/a>/);
  expect(header).toMatch(/<a[^>]*href="\/account"[^>]*>.*Account<\/span><\/a>/);
  expect(header).toMatch(/<button[^>]*popoverTarget="account-menu"[^>]*>.*<span[^>]*>Account<\/span>/i);
  expect(menu).toMatch(/<a[^>]*signedIn[^>]*href="\/account"[^>]*>.*My Account<\/a>/);
});

test("the account's dropdown leads to the details, the orders and the projects, and to a sign-out that asks first [shop-2.13]", () => {
  const entries = renderToStaticMarkup(<AccountEntries />);
  expect(entries).toContain('<a href="/account#my-details">My Details</a>');
  expect(entries).toContain('<a href="/account#order-history">Order History</a>');
  expect(entries).toContain('<a href="/projects">Projects</a>');
  expect(entries).toContain('<a href="/logout" data-sign-out="true">Sign Out</a>');
});
