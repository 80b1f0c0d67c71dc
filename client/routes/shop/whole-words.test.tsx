import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OrderLines } from "#client/features/account/orders/record/order-lines.tsx";
import { exampleOrderLine } from "#client/features/account/testing/example-account.ts";
import { AssemblyLinks } from "#client/features/catalogue/assembly/assembly-links.tsx";
import { AssemblyParts } from "#client/features/catalogue/assembly/assembly-parts.tsx";
import { ProductSuggestion } from "#client/features/search/panel/product-suggestion.tsx";
import { SavedProduct } from "#client/features/wishlist/saved-product.tsx";
import type { AssemblySummary } from "#shared/contract/catalogue/assembly.ts";
import { AssemblyList } from "../assemblies/assembly-list.tsx";
import { AssemblyPage } from "../assemblies/assembly-page.tsx";
import { exampleCard, exampleWish } from "#client/lib/wishlist/example-wish.ts";
import { InShop } from "#client/lib/testing/in-shop.tsx";

const title = "Brake hose set, front, Holden HQ–WB, 1971–1985";
const card = exampleCard(1, { title });
const part = { number: 1, name: "Hose", quantity: 1, note: "", left: 0, top: 0, product: card, variantId: null, leftOut: null };

const picture = { source: "storyblok", url: "/drawing.svg", alt: "", width: 800, height: 600 } as const;
const url = "/assemblies/hoses";
const summary: AssemblySummary = { slug: "hoses", title, url, picture, area: "front", partCount: 1, cars: [] };
const assembly = { ...summary, intro: "", parts: [], totalCents: 0 };

const places = {
  "a suggestion": <ProductSuggestion product={card} fitment={null} />,
  "a drawing's line": <AssemblyParts parts={[part]} />,
  "a drawing's part": <AssemblyParts parts={[{ ...part, name: title, product: null }]} />,
  "a drawing among others": <AssemblyList assemblies={[summary]} />,
  "a drawing's own page": <AssemblyPage assembly={assembly} failure={null} />,
  "a link to a drawing": <AssemblyLinks title="Drawings" links={[{ title, url, picture }]} />,
  "an order's line": <OrderLines lines={[exampleOrderLine({ title })]} />,
  "a saved product": <SavedProduct wish={exampleWish(1)} state={card} renderAction={() => null} onRemove={() => undefined} />,
};

for (const [name, place] of Object.entries(places))
  test(`${name} keeps the ranges in a title whole`, () => {
    const html = renderToStaticMarkup(<InShop>{place}</InShop>);
    for (const range of ["HQ–WB,", "1971–1985"]) expect(html).toMatch(new RegExp(`<span class="[^"]*word[^"]*">${range}</span>`));
  });
