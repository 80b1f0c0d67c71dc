import { beforeEach, expect, test, vi } from "vitest";
import { affiliateAttributes, keepAffiliateClick } from "./affiliate-click.ts";

let cookie: string;

/** A shopper who comes by an address with this query. */
const arrive = (search: string) => vi.stubGlobal("location", { protocol: "https:", search });

beforeEach(() => {
  cookie = "";
  const set = (written: string) => {
    cookie = written;
  };
  vi.stubGlobal("document", Object.defineProperty({}, "cookie", { get: () => cookie.split("; ")[0], set }));
  return () => vi.unstubAllGlobals();
});

test("the click of an affiliate's link counts for thirty days, on every page that follows", () => {
  arrive("?cfclick=aff-42");
  keepAffiliateClick();
  expect(cookie).toBe("__cfclick=aff-42; Path=/; Max-Age=2592000; SameSite=Lax; Secure");
  arrive("");
  keepAffiliateClick();
  expect(affiliateAttributes()).toEqual([{ key: "__cfclick", value: "aff-42" }]);
});

test("a later click takes the place of the first", () => {
  arrive("?cfclick=aff-42");
  keepAffiliateClick();
  arrive("?cfclick=aff-43");
  expect(affiliateAttributes()).toEqual([{ key: "__cfclick", value: "aff-43" }]);
});

test("what no affiliate would send is neither kept nor handed on", () => {
  arrive("?cfclick=%3Cscript%3E");
  expect(affiliateAttributes()).toEqual([]);
  expect(cookie).toBe("");
  cookie = "__cfclick=a%20b";
  expect(affiliateAttributes()).toEqual([]);
});
