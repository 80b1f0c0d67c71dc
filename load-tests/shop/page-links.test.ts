import { expect, test } from "vitest";
import { buyableCards, facetQueries, formAction, nextPagePath, productPaths } from "./page-links.ts";

const buyable = `<article class="card"><h2><a class="link" href="/products/cap?sid=1&amp;pos=1">Cap</a></h2>
<button type="submit" form="add-from-card" name="add" value="variantId=gid%3A%2F%2Fshopify%2FProductVariant%2F1&amp;name=Cap">Add to Cart</button></article>`;
const withOptions = `<article class="card"><a href="/products/shirt">Shirt</a><a href="/products/shirt">Choose a size</a></article>`;

test("products of a list are found once each, in its order", () => {
  expect(productPaths(buyable + withOptions + '<a href="/parts/brakes">Brakes</a>')).toEqual([
    "/products/cap?sid=1&pos=1",
    "/products/shirt",
  ]);
});

test("only parts that can be bought from the list are bought", () => {
  expect(buyableCards(`<main>${withOptions}${buyable}</main>`)).toEqual([
    { path: "/products/cap?sid=1&pos=1", variantId: "gid://shopify/ProductVariant/1" },
  ]);
});

test("a list goes on where its link says so", () => {
  const pages = '<a href="/parts/brakes?page=1">1</a><a class="p" href="/parts/brakes?page=2&amp;sort=x" rel="next">Next</a>';
  expect(nextPagePath(pages)).toBe("/parts/brakes?page=2&sort=x");
  expect(nextPagePath('<a href="/parts/brakes?page=1" rel="prev">Back</a>')).toBeNull();
});

test("facets become parts of a query", () => {
  const boxes = '<input type="checkbox" class="box" name="vendor" value="Nuts &amp; Bolts"/><input type="text" name="q" value="x"/>';
  expect(facetQueries(boxes)).toEqual(["vendor=Nuts%20%26%20Bolts"]);
});

test("the form that posts is found, not the one that searches", () => {
  const forms = '<form action="/search" method="get"></form><form method="post" action="/_vendors/auth/sign-in/1" novalidate></form>';
  expect(formAction(forms)).toBe("/_vendors/auth/sign-in/1");
  expect(formAction("<p>Sorry</p>")).toBeNull();
});
