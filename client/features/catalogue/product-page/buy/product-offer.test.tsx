import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { Product } from "#shared/contract/catalogue/product.ts";
import { exampleComponent, exampleProduct, exampleVariant } from "#shared/testing/example-product.ts";
import { ProductOffer } from "./product-offer.tsx";
import { useProductChoice, useWantedQuantity } from "./use-product-choice.ts";

function Offer({ product }: { product: Product }) {
  const choice = useProductChoice(product);
  return (
    <ProductOffer
      product={product}
      choice={choice}
      wanted={useWantedQuantity(choice)}
      besideBrand="a heart"
      verdict="a verdict"
      besideOption={(name) => `a guide to ${name}`}
      whenOutOfStock="an alert"
    />
  );
}

const offerOf = (facts: Partial<Product>, search = "") => {
  const path = `/products/example${search}`;
  const router = createMemoryRouter([{ path: "/products/:slug", element: <Offer product={exampleProduct(facts)} /> }], {
    initialEntries: [path],
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
};

const sizes = {
  options: [{ name: "Size", values: ["S", "M"] }],
  variants: [
    exampleVariant({ id: "gid://shopify/ProductVariant/1", optionValues: { Size: "S" }, priceCents: 2000, compareToPriceCents: 2500 }),
    exampleVariant({
      id: "gid://shopify/ProductVariant/2",
      optionValues: { Size: "M" },
      priceCents: 3000,
      isAvailable: false,
      quantityAvailable: 0,
    }),
  ],
};

test("what is in stock can be added to the cart, from one to the stock quantity [shop-2.56]", () => {
  const html = offerOf({ variants: [exampleVariant({ quantityAvailable: 7 })] });
  expect(html).toMatch(/<input type="hidden" name="intent" value="add"/);
  expect(html).toMatch(/<button type="submit"[^>]*>Add to cart</);
  expect(html).toMatch(/<input[^>]*type="number"[^>]*min="1" max="7"/);
  expect(html).not.toContain("an alert");
});

test("what is out of stock says so on a button that can't be pressed, with room for an alert [shop-2.55]", () => {
  const html = offerOf({ variants: [exampleVariant({ isAvailable: false, quantityAvailable: 0 })] });
  expect(html).toMatch(/<button disabled="" type="submit"[^>]*>Out of stock</);
  expect(html).toContain("an alert");
});

test("what is out of stock in all versions asks for one before an alert can be set, and what has one left doesn't", () => {
  const soldOut = sizes.variants.map((variant) => ({ ...variant, isAvailable: false, quantityAvailable: 0 }));
  const ask = "Choose Size to be told when it&#x27;s back.";
  expect(offerOf({ ...sizes, variants: soldOut })).toContain(ask);
  expect(offerOf({ ...sizes, variants: soldOut }, "?size=M")).not.toContain(ask);
  expect(offerOf(sizes)).not.toContain(ask);
});

test("a part that another took the place of leads there, for it never comes back", () => {
  const gone = { replacedByHandle: "newer", variants: [exampleVariant({ isAvailable: false, quantityAvailable: 0 })] };
  const html = offerOf(gone);
  expect(html).toMatch(/<a[^>]*href="\/products\/newer"[^>]*>See the current part</);
  expect(html).not.toContain("an alert");
  expect(offerOf({ replacedByHandle: "newer" })).not.toContain("See the current part");
});

test("less than the smallest order is out of stock", () => {
  const rule = { minimum: 4, maximum: null, increment: 1 };
  expect(offerOf({ variants: [exampleVariant({ quantityAvailable: 3, quantityRule: rule })] })).toContain(">Out of stock<");
});

test("what can't be pressed isn't called in stock above the button [shop-2.55]", () => {
  const rule = { minimum: 4, maximum: null, increment: 1 };
  const offers = [
    offerOf({ variants: [exampleVariant({ quantityAvailable: 1, quantityRule: rule })] }),
    offerOf({ bundleComponents: [exampleComponent("Seal", ["LH"], { isAvailable: false })] }),
  ];
  for (const html of offers) {
    expect(html).toContain(">Out of Stock<");
    expect(html).not.toMatch(/In Stock|1 left/);
  }
});

test("no variant is sold before every option is chosen, and the address chooses [shop-5.7]", () => {
  expect(offerOf(sizes)).toMatch(/name="intent" value="choose"/);
  const chosen = offerOf(sizes, "?size=S");
  expect(chosen).toMatch(/name="intent" value="add"/);
  expect(chosen).toMatch(/name="variantId" value="gid:\/\/shopify\/ProductVariant\/1"/);
  expect(chosen).toContain("(Save $5.00)");
  expect(offerOf(sizes, "?size=M")).toContain(">Out of stock<");
});

test("who posted the form too early reads what is missing", () => {
  expect(offerOf(sizes, "?choose=1")).toMatch(/role="alert"[^>]*>.*Please select Size/);
  expect(offerOf(sizes, "?choose=1&size=S")).not.toContain("Please select");
});

test("all that is missing is named, in the options' order [shop-8.39]", () => {
  const names = ["Size", "Colour", "Style"];
  const optionValues = [0, 1].map((at) => Object.fromEntries(names.map((name) => [name, `${name} ${at}`])));
  const three = {
    options: names.map((name) => ({ name, values: [`${name} 0`, `${name} 1`] })),
    variants: optionValues.map((values, at) => exampleVariant({ id: String(at), optionValues: values })),
  };
  expect(offerOf(three, "?choose=1")).toContain("Please select Size, Colour, Style<");
  expect(offerOf(three, "?choose=1&colour=Colour+0")).toContain("Please select Size, Style<");
});

test("a bundle is sold only when every component has a selected variant [shop-5.8]", () => {
  const bundleComponents = [exampleComponent("Seal", ["LH", "RH"]), exampleComponent("Clip", ["One"])];
  expect(offerOf({ bundleComponents }, "?choose=1")).toContain("Please select Side of Seal");
  const html = offerOf({ bundleComponents }, "?kit1-side=RH");
  expect(html).toMatch(/name="intent" value="add"/);
  expect(html).toMatch(/name="attribute:Seal" value="RH"/);
});

test("an exchange part names its core deposit", () => {
  expect(offerOf({ coreChargeCents: 25_000 })).toContain("core deposit <strong>$250.00</strong>");
});

test("other features find their places", () => {
  const html = offerOf(sizes);
  expect(html).toContain("a heart");
  expect(html).toContain("a verdict");
  expect(html).toContain("a guide to Size");
});

test("whoever listens is told what another choice costs and whether it can be had", () => {
  const told = [...offerOf(sizes, "?size=M").matchAll(/<div[^>]*role="status"[^>]*>(.*?)<\/div>/g)].map(([, html = ""]) =>
    html.replaceAll(/<[^>]*>/g, " "),
  );
  expect(told.some((words) => words.includes("Out of Stock"))).toBe(true);
  expect(told.some((words) => words.includes("$30.00"))).toBe(true);
});
