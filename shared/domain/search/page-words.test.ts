import { describe, expect, it } from "vitest";
import { helpWords, pageKindWords, pageWords, storeWords } from "./page-words.ts";

describe("who looks for help finds the page, by its own words", () => {
  it.each([
    ["return wrong part", "refunds-and-exchanges"],
    ["money back", "refunds-and-exchanges"],
    ["exchange", "refunds-and-exchanges"],
    ["postage cost", "shipping"],
    ["courier delivery", "shipping"],
    ["long delivery take", "shipping"],
    ["ship zealand", "shipping"],
    ["warranty claim", "warranty"],
    ["live chat", "contact"],
    ["open saturday", "stores"],
    ["perth", "stores"],
    ["pick up in store", "click-and-collect"],
    ["afterpay", "payment"],
    ["paypal", "payment"],
    ["zip pay", "payment"],
    ["payment", "payment"],
    ["credit card", "payment"],
    ["faulty", "warranty"],
    ["guarantee", "warranty"],
    ["phone number", "contact"],
    ["email us", "contact"],
    ["personal data", "privacy"],
    ["conditions", "terms"],
    ["questions", "faq"],
    ["help", "faq"],
    ["who company", "about"],
    ["measure", "size-and-fit"],
    ["clothing chart", "size-guide"],
    ["opening hours", "stores"],
    ["find store near me", "stores"],
  ])("%j is %s", (asked, page) => {
    expect(pageWords.get(page)?.split(" ")).toEqual(expect.arrayContaining(asked.split(" ")));
  });

  it("and not everything is the page of returns", () => {
    const pagesWith = (word: string) => [...pageWords.keys()].filter((page) => pageWords.get(page)?.split(" ").includes(word));
    expect(pagesWith("refund")).toEqual(["refunds-and-exchanges"]);
    expect(pagesWith("warranty")).toEqual(["warranty"]);
    expect(pagesWith("courier")).toEqual(["shipping"]);
    expect(pagesWith("bonnet")).toEqual([]);
  });
});

describe("a kind of page can be asked for", () => {
  it.each([
    ["shop", "store"],
    ["branch", "store"],
    ["store", "store"],
    ["stores", "store"],
    ["guide", "article"],
    ["article", "article"],
    ["story", "legend"],
    ["history", "legend"],
    ["legend", "legend"],
    ["legends", "legend"],
    ["video", "video"],
    ["range", "brand"],
    ["brand", "brand"],
  ])("%s: a page of the kind %s", (word, kind) => {
    expect(pageKindWords.get(word)).toBe(kind);
  });

  it("but a part's name is none", () => {
    expect(["bonnet", "constructor"].map((word) => pageKindWords.get(word))).toEqual([undefined, undefined]);
  });
});

it.each(["opening hours", "phone number", "address", "directions", "shop", "branch"])("every store can be asked for its %s", (asked) => {
  expect(storeWords.split(" ")).toEqual(expect.arrayContaining(asked.split(" ")));
});

it("such a word is no slip of a part's", () => {
  expect(["time", "chat", "number"].filter((word) => !helpWords.has(word))).toEqual([]);
});
