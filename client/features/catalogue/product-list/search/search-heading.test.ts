import { expect, test } from "vitest";
import { readProductListState } from "../product-list-params.ts";
import { searchHeading } from "./search-heading.ts";

const headingOf = (query: string) => searchHeading(readProductListState(new URLSearchParams(query)));

test("a search is headed by its text, a vendor's list by the vendor", () => {
  expect(headingOf("q=hq 253 water pump")).toBe('Results for "hq 253 water pump"');
  expect(headingOf("vendor=Ironbark")).toBe("Ironbark");
  expect(headingOf("vendor=Ironbark&vendor=Sheoak")).toBe("Products");
  expect(headingOf("category=brakes&category=wheels-and-tyres")).toBe("Brakes and Wheels & Tyres");
  expect(headingOf("category=brakes&vendor=A&vendor=B")).toBe("Products");
  expect(headingOf("")).toBe("Search");
});
