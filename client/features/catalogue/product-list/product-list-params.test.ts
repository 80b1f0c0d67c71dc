import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { filterNames } from "#shared/domain/product/filters.ts";
import {
  filterCount,
  isIndexableList,
  productListInput,
  productListSearch,
  readProductListState,
  toggleFilter,
  withStore,
} from "./product-list-params.ts";

const read = (query: string) => readProductListState(new URLSearchParams(query));

describe("a list's URL", () => {
  test("without a query is the first page, newest first, unfiltered [shop-5.21]", () => {
    expect(read("")).toEqual({ q: "", sort: "latest", page: 1, filters: {}, isOnSaleOnly: false, fits: null, view: "grid" });
  });

  test("carries repeated values of one filter", () => {
    expect(read("vendor=A&vendor=B&vendor=A").filters.vendor).toEqual(["A", "B"]);
  });

  test("negative, empty, huge and worded pages are brought inside", () => {
    expect(["-4", "0", "", "two", "1e3", "7", "999999"].map((page) => read(`page=${page}`).page)).toEqual([1, 1, 1, 1, 1, 7, 50]);
  });

  test("an unknown sort is the default one", () => {
    expect(read("sort=cheapest").sort).toBe("latest");
    expect(read("sort=price-ascending").sort).toBe("price-ascending");
  });

  test("each filter is a parameter of the address by its own name, and goes to the API by the same [shop-9.7]", () => {
    const values = {
      category: ["brakes"],
      vendor: ["Brolga Brakes"],
      price: ["0-50"],
      availability: ["In Stock"],
      colour: ["Red"],
      size: ["L"],
      product_type: ["Brake Pad Set"],
      style: ["Vented"],
      promotion: ["trim-week"],
    };
    const state = read(`${new URLSearchParams(Object.entries(values).map(([name, [value = ""]]) => [name, value]))}&on_sale=true`);
    expect(state.filters).toEqual(values);
    expect(productListInput(state, null)).toMatchObject({ ...values, on_sale: "true" });
  });

  test("twenty-five brands are all kept", () => {
    const brands = Array.from({ length: 25 }, (_, at) => `Brand ${at}`);
    expect(read(brands.map((brand) => `vendor=${encodeURIComponent(brand)}`).join("&")).filters.vendor).toEqual(brands);
  });

  test("availability is in stock, out of stock or made to order, and nothing else [shop-9.6]", () => {
    const { filters } = read("availability=In+Stock&availability=Out+of+Stock&availability=Made+to+Order&availability=Soon");
    expect(filters.availability).toEqual(["In Stock", "Out of Stock", "Made to Order"]);
  });

  test("prices and availabilities that mean nothing are ignored [shop-3.23]", () => {
    expect(read("price=cheap&price=100-50&availability=Soon").filters).toEqual({});
    expect(read("price=up-to-50&price=above-3000&price=50-100").filters.price).toEqual(["up-to-50", "above-3000", "50-100"]);
  });

  test("characters that no one can see are no part of a text or a value", () => {
    expect(read("q=%00water%0Apump%07").q).toBe("water pump");
    expect(read(`q=${encodeURIComponent("\u202ewater\u2066 pump\u2069")}`).q).toBe("water  pump");
    expect(read("vendor=A%00&vendor=B").filters.vendor).toEqual(["B"]);
  });

  test("values that are too long and parameters that are unknown are ignored", () => {
    expect(read(`vendor=${"x".repeat(201)}&utm_source=mail&collection=secret`)).toEqual(read(""));
  });
});

test("any query string is read without failing, into a state that writes and reads back the same", () => {
  const pair = fc.tuple(
    fc.oneof(fc.constantFrom("q", "sort", "page", "on_sale", "view", ...filterNames), fc.string()),
    fc.oneof(fc.string(), fc.constantFrom("1-2", "true", "In Stock", "price-ascending", "3", "list")),
  );
  fc.assert(
    fc.property(fc.array(pair), (pairs) => {
      const state = readProductListState(new URLSearchParams(pairs));
      const again = readProductListState(new URLSearchParams(productListSearch(state)));
      expect(again).toEqual(state);
    }),
  );
});

test("ticking a value goes back to the first page and unticking undoes it", () => {
  const start = read("page=3&vendor=A");
  const ticked = toggleFilter(start, "vendor", "B", true);
  expect(ticked).toMatchObject({ page: 1, filters: { vendor: ["A", "B"] } });
  expect(productListSearch(toggleFilter(ticked, "vendor", "B", false))).toBe("?vendor=A");
  expect(productListSearch(toggleFilter(start, "on_sale", "true", true))).toBe("?vendor=A&on_sale=true");
});

test("one store takes the other's place, and none takes it away", () => {
  const start = read("page=3&vendor=A&store=Coburg+North");
  expect(productListSearch(withStore(start, "Perth"))).toBe("?store=Perth&vendor=A");
  expect(productListSearch(withStore(start, ""))).toBe("?vendor=A");
  expect(isIndexableList(read("store=Perth"))).toBe(false);
});

test("lists beyond one filter, or with a text, stay out of the search engines", () => {
  expect(isIndexableList(read("vendor=A"))).toBe(true);
  expect(isIndexableList(read("vendor=A&vendor=B"))).toBe(false);
  expect(isIndexableList(read("q=seal"))).toBe(false);
  expect(filterCount(read("vendor=A&on_sale=true&price=0-50"))).toBe(3);
});

test("the layout is kept in the URL and changes nothing about the products [shop-2.86]", () => {
  const state = read("vendor=A&view=list");
  expect(productListSearch(toggleFilter(state, "vendor", "B", true))).toContain("view=list");
  expect(productListInput(state, null)).toEqual(productListInput(read("vendor=A"), null));
  expect(read("view=carousel").view).toBe("grid");
});

test("the API is asked for what the address says", () => {
  expect(productListInput(read("vendor=A&on_sale=true&q=seal"), null)).toEqual({
    q: "seal",
    vendor: ["A"],
    on_sale: "true",
    sort: "latest",
    page: 1,
  });
});

test("the selected vehicle and its switch are asked for together, and neither without a vehicle", () => {
  const vehicle = { vehicleId: "7", label: "Holden HQ", name: "HQ", answers: "engine:253 V8" };
  expect(productListInput(read("fits=all"), vehicle)).toEqual({
    fits: "all",
    vehicleId: "7",
    answers: "engine:253 V8",
    sort: "latest",
    page: 1,
  });
  expect(productListInput(read("fits=mine"), null)).toEqual({ sort: "latest", page: 1 });
  expect(productListSearch(read("fits=all"))).toBe("?fits=all");
  expect(productListSearch(read("fits=some"))).toBe("");
});
