import { expect, it } from "vitest";
import { createPageFinder } from "./find-pages.ts";
import { findablePages } from "./findable-pages.ts";

const none = async () => [];
const { pages } = await findablePages({ list: none }, { pageTitles: none }, { pages: none });
const find = createPageFinder(pages);

it.each([
  ["where is my order", "/orders/find"],
  ["where's my order", "/orders/find"],
  ["tracking number", "/orders/find"],
  ["cancel order", "/orders/find"],
  ["my account", "/account"],
  ["login", "/account"],
  ["vin lookup", "/garage"],
  ["unsubscribe", "/newsletter"],
  ["compare parts", "/compare"],
  ["torque specs", "/garage/card"],
  ["opening hours saturday", "/stores"],
  ["perth store", "/stores"],
])("%j leads to %s first", (text, url) => {
  expect(find(text)[0]?.url).toBe(url);
});
