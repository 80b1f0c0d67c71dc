import { expect, test } from "vitest";
import { linksTo, readForm } from "./html-form.ts";

const page = `
  <form action="/search" method="get"><input name="q" value=""/></form>
  <form class="a" action="/checkout/1?key=a&amp;b=2" method="post">
    <input type="hidden" name="total" value="1295">
    <input type="radio" name="method" value="delivery" checked><input type="radio" name="method" value="pickup">
    <input type="checkbox" name="terms" value="yes">
    <input name="label" value="Bob&#x27;s &quot;Ute&quot;">
    <button type="submit">Go</button>
  </form>
  <a href="/products/a?x=1&amp;y=2">A</a><a href="/products/a?x=1&amp;y=2">A</a><a href="/stores">Stores</a>
  <script type="module" src="/assets/entry.js"></script><use href="/assets/icons.svg#search"></use>`;

test("a form is sent as a browser without scripts would send it", () => {
  expect(readForm(page, ({ method }) => method === "post")).toEqual({
    action: "/checkout/1?key=a&b=2",
    method: "POST",
    fields: { total: "1295", method: "delivery", label: `Bob's "Ute"` },
  });
});

test("a form that isn't there is told, so that a walk can't go on without it", () => {
  expect(() => readForm(page, ({ action }) => action === "/cart")).toThrow("no such form");
});

test("addresses are found once each, wherever they stand", () => {
  expect(linksTo(page, "/products/")).toEqual(["/products/a?x=1&y=2"]);
  expect(linksTo(page, "/assets/")).toEqual(["/assets/entry.js", "/assets/icons.svg"]);
});
