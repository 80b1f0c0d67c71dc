// First: it says which layer wins.
import "#client/ui/styles/global.css";
import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import type { Suggestions } from "#shared/contract/catalogue/search.ts";
import { BrandSuggestions } from "./brand-suggestions.tsx";

afterEach(() => document.documentElement.removeAttribute("data-theme"));

const logo = { url: "data:image/svg+xml,<svg/>", alt: "", width: 216, height: 108, source: "storyblok" } as const;
const suggestions: Suggestions = {
  queryId: null,
  queries: [],
  products: [],
  productTotal: 0,
  inCategory: null,
  categories: [],
  lookUp: null,
  pages: [],
  brands: [{ label: "Brolga Brakes", url: "/brands/brolga-brakes", logo }],
};

test("a brand's mark has light letters on the panel's own ground by night, as everywhere else", async () => {
  document.documentElement.setAttribute("data-theme", "dark");
  const { container } = await render(
    <InShop>
      <BrandSuggestions
        suggestions={suggestions}
        text="brake"
        baseId="x"
        activeId={null}
        onSelectProduct={() => undefined}
        fitmentOf={() => null}
      />
    </InShop>,
  );
  const mark = container.querySelector("img");
  const { filter, backgroundColor } = getComputedStyle(mark ?? container);
  expect({ filter, backgroundColor }).toEqual({ filter: "invert(1) hue-rotate(180deg)", backgroundColor: "rgba(0, 0, 0, 0)" });
});
