import { expect, test } from "vitest";
import { createPageFinder, type FindablePage } from "./find-pages.ts";

const page = (kind: FindablePage["kind"], label: string, url: string): FindablePage => ({ kind, label, url });
const find = createPageFinder([
  page("store", "Geelong", "/stores/a/geelong"),
  page("store", "Dandenong South", "/stores/b/dandenong-south"),
  page("help", "Stores", "/stores"),
  page("help", "Refunds and exchanges", "/pages/refunds-and-exchanges"),
  page("help", "Shipping", "/pages/shipping"),
  page("article", "How to read a build plate before you order", "/content-hub/articles/read-a-build-plate"),
  page("article", "Bleed the brakes after a rebuild, in the right order", "/content-hub/articles/bleed-brakes"),
  page("video", "Bleeding brakes on your own", "/content-hub/videos/bleeding-brakes"),
  page("legend", "HQ Monaro", "/legends/hq-monaro"),
  page("brand", "Kurrajong Rubber", "/brands/kurrajong-rubber"),
  page("vehicle", "Holden", "/vehicles/holden"),
  { ...page("vehicle", "Holden HQ Monaro", "/vehicles/holden/hq-monaro"), shared: "Holden" },
  { ...page("vehicle", "Holden HJ Monaro", "/vehicles/holden/hj-monaro"), shared: "Holden" },
  page("category", "Radiators", "/parts/cooling-and-heating/radiators"),
  page("category", "Switches & Relays", "/parts/electrical-and-ignition/switches-and-relays"),
  page("help", "Questions and answers", "/pages/faq"),
]);

test.each([
  ["geelong store", "/stores/a/geelong"],
  ["dandenong", "/stores/b/dandenong-south"],
  ["dande", "/stores/b/dandenong-south"],
  ["opening hours", "/stores"],
  ["geelong opening hours", "/stores/a/geelong"],
  ["refund", "/pages/refunds-and-exchanges"],
  ["how do i exchange a part", "/pages/refunds-and-exchanges"],
  ["postage", "/pages/shipping"],
  ["read a build plate", "/content-hub/articles/read-a-build-plate"],
  ["hq monaro legend", "/legends/hq-monaro"],
  ["kurrajong", "/brands/kurrajong-rubber"],
  ["radiator", "/parts/cooling-and-heating/radiators"],
  ["fuse box", "/parts/electrical-and-ignition/switches-and-relays"],
  ["core charge", "/pages/faq"],
])("%j leads to %s first", (text, url) => {
  expect(find(text)[0]?.url).toBe(url);
});

test.each(["bleed brakes", "bleeding brakes", "how to bleed the brakes", "brake bleeding"])(
  "%j finds what is about bleeding and to bleed",
  (text) => {
    expect(
      find(text)
        .map(({ url }) => url)
        .toSorted(),
    ).toEqual(["/content-hub/articles/bleed-brakes", "/content-hub/videos/bleeding-brakes"]);
  },
);

test("a make leads to its page and not to each of its cars, and a car's name to the car", () => {
  expect(find("holden").map(({ url }) => url)).toEqual(["/vehicles/holden"]);
  expect(find("holden hj monaro")[0]?.url).toBe("/vehicles/holden/hj-monaro");
  expect(find("hq monaro").map(({ url }) => url)).toContain("/vehicles/holden/hq-monaro");
  expect(find("hq monaro radiator").map(({ kind }) => kind)).not.toContain("vehicle");
});

test.each(["hq water pump", "zzzz", "", "rubber bush kit hq"])("%j is about parts, and no page answers it", (text) => {
  expect(find(text)).toEqual([]);
});
