import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pageKeyOf } from "./page-key.ts";

const vehicle = { vehicleId: "99", label: "1972 Holden HQ Monaro", answers: "engine:253" };
const garage = (entries: unknown) => `garage=${encodeURIComponent(JSON.stringify(entries))}`;
const selected = garage([{ id: 99, label: vehicle.label, answers: vehicle.answers, selected: true }]);

const keyOf = (url: string, { method = "GET", cookie }: { method?: string; cookie?: string } = {}) =>
  // The key is made from these three alone.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  pageKeyOf({ method, url, headers: { ...(cookie !== undefined && { cookie }) } } as Parameters<typeof pageKeyOf>[0]);

test.each([
  "/",
  "/parts",
  "/parts/brakes/brake-hoses",
  "/products/fuel-pump-123",
  "/offline",
  "/stores",
  "/stores/3/dandenong",
  "/brands/x",
  "/brands/x/brakes/brake-hoses",
  "/vehicles/99/holden-hq-monaro/brakes",
  "/content-hub",
  "/promotions/a",
])("the page %s may be kept [shop-1.8]", (path) => {
  expect(keyOf(path)).toEqual({ address: path, cookie: null, text: path });
});

test("a page with the count of a visitor's cart is made for them, and one that counts nothing is everybody's", () => {
  expect(keyOf("/stores", { cookie: "cart-count=3" })).toBeNull();
  expect(keyOf("/stores", { cookie: `${selected}; cart-count=12` })).toBeNull();
  for (const value of ["", "0", "-1", "x", "12345"]) expect(keyOf("/stores", { cookie: `cart-count=${value}` })).toEqual(keyOf("/stores"));
});

test.each([
  "/cart",
  "/account",
  "/account/addresses",
  "/garage",
  "/login",
  "/logout",
  "/callback?code=1",
  "/contact",
  "/newsletter",
  "/stock-alerts",
  "/search?q=brake",
  "/preview?secret=x",
  "/api/cart",
  "/robots.txt",
  "/sitemaps/products-1.xml",
  "/_vendors/mailbox",
  "/Parts/Brakes",
  "/parts/",
  "/parts//brakes",
  "/parts/%62rakes",
  "/parts/brakes?vendor=x",
  "/parts/brakes?fits=mine",
  "/parts/brakes?page=2&page=3",
  "/parts/brakes?page=0",
  "/parts/brakes?page=1e2",
  "/products/fuel-pump?page=2",
  "/products/fuel-pump?variant=5",
  "/?_storyblok=1",
  `/products/${"x".repeat(400)}`,
  "http://evil.example/parts",
])("the request for %s is the pipeline's", (url) => {
  expect(keyOf(url)).toBeNull();
});

test("a page of a list is kept for itself; what counts visits makes no page of its own", () => {
  expect(keyOf("/parts/brakes?page=2")?.address).toBe("/parts/brakes?page=2");
  expect(keyOf("/parts/brakes?utm_source=mail&page=2&gclid=abc")?.address).toBe("/parts/brakes?page=2");
  expect(keyOf("/?fbclid=1")?.text).toBe("/");
});

test("each vehicle, with what is known of it and what it is called, has its own pages", () => {
  const mine = keyOf("/", { cookie: `other=1; ${selected}` });
  expect(mine?.cookie).toBe(selected);
  const others = [
    garage([{ id: 98, label: vehicle.label, answers: vehicle.answers, selected: true }]),
    garage([{ id: 99, label: "My ute", answers: vehicle.answers, selected: true }]),
    garage([{ id: 99, label: vehicle.label, answers: "engine:308", selected: true }]),
  ].map((cookie) => keyOf("/", { cookie })?.text);
  expect(new Set([...others, mine?.text, keyOf("/")?.text]).size).toBe(5);
});

test("cookies that say who somebody is change nothing; those that ask for another page lead to the pipeline", () => {
  expect(keyOf("/", { cookie: "rares=sealed; signed-in=1; region=3000" })).toEqual(keyOf("/"));
  for (const cookie of [
    "rares-preview=1.x",
    "region=3000; __Host-rares-preview=1.x; signed-in=1",
    "rares-left-behind=sealed",
    "signed-in=1; __Host-rares-left-behind=sealed",
    "garage=%5Bbroken",
    garage([{ id: 99, selected: false }]),
  ])
    expect(keyOf("/", { cookie })).toBeNull();
});

test("only reading a page is answered from what is kept", () => {
  expect(keyOf("/", { method: "HEAD" })).toEqual(keyOf("/"));
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) expect(keyOf("/", { method })).toBeNull();
});

test.each([
  selected,
  "cart-count=2",
  "__Host-rares-preview=1.x",
  "__Host-rares-left-behind=x",
  "__Host-rares=x",
  "signed-in=1",
  "has-cart=1",
  "region=3000",
])("a CDN is told of the cookie %s where it changes a page", (cookie) => {
  const [name] = cookie.split("=", 1);
  const changesPages = keyOf("/stores", { cookie })?.text !== "/stores";
  const bypass = /^- \*\*Bypass.*\*\*/m.exec(readFileSync("docs/going-live.md", "utf8"))?.[0] ?? "";
  const variable = /^# .*\n# PAGE_CDN_SECONDS=/m.exec(readFileSync(".env.example", "utf8"))?.[0] ?? "";
  expect([bypass.includes(`\`${name}\``), new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(variable)]).toEqual([changesPages, changesPages]);
});
