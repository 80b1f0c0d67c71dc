import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { FilterPrices } from "./filter-prices.tsx";

test("a tablet's narrow column shows thousands of dollars whole", async () => {
  await render(
    <InShop>
      <form style={{ inlineSize: "13.25rem" }}>
        <FilterPrices bounds={{ minCents: 1200, maxCents: 476_000 }} search="" onChange={() => undefined} />
      </form>
    </InShop>,
  );
  const highest = page.getByLabelText("Highest price");
  await expect.element(highest).toHaveAttribute("placeholder", "$4,760");
  await highest.fill("$4,760");
  const { scrollWidth, clientWidth } = highest.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});
