import { expect, test } from "vitest";
import { limitedListHead, listHead } from "./list-head.ts";
import { readProductListState } from "./product-list-params.ts";

const head = (query: string) => listHead("/parts/brakes", readProductListState(new URLSearchParams(query)), { pageCount: 3 });

test("filters, sorts and layouts of a list lead crawlers to the plain one", () => {
  for (const query of ["", "vendor=A", "sort=price-ascending", "view=list", "utm_source=x"])
    expect(head(query)).toEqual({ canonicalPath: "/parts/brakes", isIndexable: true });
});

test("each page of the plain list is an address of its own", () => {
  expect(head("page=2&view=list&sort=price-ascending")).toEqual({ canonicalPath: "/parts/brakes?page=2", isIndexable: true });
});

test("more than one filter, and a page that the list doesn't have, stay out of search engines", () => {
  for (const query of ["vendor=A&vendor=B", "page=4", "page=999"])
    expect(head(query)).toEqual({ canonicalPath: "/parts/brakes", isIndexable: false });
});

test("a list without products has a first page", () => {
  expect(listHead("/parts/brakes", readProductListState(new URLSearchParams()), { pageCount: 0 }).isIndexable).toBe(true);
});

test("a brand's list that is filtered by one category leads crawlers to that category's own address below the brand", () => {
  const bonnets = { value: "body--bonnets", label: "Bonnets", count: 2, url: "/parts/body/bonnets" };
  const list = { pageCount: 1, facets: [{ name: "category" as const, values: [bonnets] }] };
  const canonicalFor = (query: string, of: typeof list | null = list) => {
    const state = readProductListState(new URLSearchParams(query));
    return limitedListHead({ path: "/brands/ironbark", base: "/brands/ironbark", state }, of).canonicalPath;
  };
  expect(canonicalFor("category=body--bonnets")).toBe("/brands/ironbark/body/bonnets");
  for (const query of ["", "category=brakes", "category=body--bonnets&vendor=A"]) expect(canonicalFor(query)).toBe("/brands/ironbark");
  expect(canonicalFor("category=body--bonnets", null)).toBe("/brands/ironbark");
});
