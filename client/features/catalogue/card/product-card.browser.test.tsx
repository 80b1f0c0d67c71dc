// First: it says which layer wins.
import "#client/ui/styles/global.css";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { exampleCard } from "#client/lib/wishlist/example-wish.ts";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { ProductCard } from "./product-card.tsx";

beforeEach(() => page.viewport(390, 844));
afterEach(() => page.viewport(414, 896));

test("a tag of the usual length has one line beside the heart of a phone's card", async () => {
  await document.fonts.load("12px Inter");
  await render(
    <InShop>
      {/* Half of what a phone's page leaves between its edges and two cards. */}
      <div style={{ display: "grid", inlineSize: "10.6875rem" }}>
        <ProductCard product={exampleCard(1, { tags: ["made_in_australia"] })} />
      </div>
    </InShop>,
  );
  const tag = page.getByText("made in australia").element();
  expect(tag.getClientRects()).toHaveLength(1);
  expect(tag.getBoundingClientRect().height).toBeLessThan(24);
});
