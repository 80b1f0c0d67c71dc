// First: it says which layer wins.
import "#client/ui/styles/global.css";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ProductContact } from "#client/features/catalogue/product-page/information/product-contact.tsx";
import { SaleCountdown } from "#client/features/catalogue/product-page/sale-countdown.tsx";
import { FittedVehicles } from "#client/features/fitment/fitted-vehicles.tsx";
import { ProductReviews } from "#client/features/reviews/view/product-reviews.tsx";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { exampleProduct } from "#shared/testing/example-product.ts";

beforeEach(() => page.viewport(390, 844));
afterEach(() => page.viewport(414, 896));

const vehicle = { make: "Holden", model: "Monaro", series: "HQ", yearFrom: 1971, yearTo: 1974, positions: [], notes: [] };
const fits = {
  total: 2,
  found: 2,
  page: 1,
  pageCount: 1,
  groups: [
    { ...vehicle, vehicles: [] },
    { ...vehicle, series: "HJ", vehicles: [] },
  ],
};
const promotion = { handle: "gift-guide", title: "Gift Guide", endsAt: null };
const noReviews = { summary: null, reviews: [], sort: "newest", page: 1, pageCount: 0 } as const;
const product = exampleProduct({ promotion, replacedByHandle: "newer" });

const parts = {
  "Gift Guide": <SaleCountdown product={product} />,
  "Holden HQ Monaro": <FittedVehicles list={fits} hrefOf={() => "#"} isWanted search={null} />,
  "Write a review": <ProductReviews product={product} list={{ ...noReviews, reviews: [] }} isOff={false} />,
  "the current part": <ProductContact product={product} phone={null} />,
};

for (const [label, part] of Object.entries(parts))
  test(`“${label}” is as high as a thumb's target on a phone`, async () => {
    await render(<InShop>{part}</InShop>);
    const { top, bottom } = page.getByRole("link", { name: label, exact: true }).element().getBoundingClientRect();
    expect(bottom - top).toBeGreaterThanOrEqual(44);
  });
