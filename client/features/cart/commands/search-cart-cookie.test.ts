import { beforeEach, expect, test, vi } from "vitest";
import { exampleLine } from "../example-cart.ts";
import { readSearchCart, rememberSearchOf } from "./search-cart-cookie.ts";

let cookie: string;
beforeEach(() => {
  cookie = "";
  const set = (written: string) => {
    cookie = written;
  };
  vi.stubGlobal("location", { protocol: "https:" });
  vi.stubGlobal("document", Object.defineProperty({}, "cookie", { get: () => cookie.split("; ")[0], set }));
  return () => vi.unstubAllGlobals();
});

const found = { queryId: "q1", position: 3 };

test("a part that was found by a search is remembered for thirty days, with what it would have cost elsewhere", () => {
  rememberSearchOf(exampleLine({ compareToPriceCents: 10_050 }), found);
  expect(readSearchCart()).toEqual([{ variantId: exampleLine().variantId, queryId: "q1", compareToPrice: 100.5 }]);
  expect(cookie).toMatch(/^search-cart=.+; Path=\/; Max-Age=2592000; SameSite=Lax; Secure$/);
});

test("a part that was never dearer has no price to compare, rather than one of nothing", () => {
  rememberSearchOf(exampleLine({ compareToPriceCents: null }), found);
  expect(readSearchCart()).toMatchObject([{ compareToPrice: null }]);
});

test("before the first search nothing is remembered", () => {
  expect(readSearchCart()).toEqual([]);
});
