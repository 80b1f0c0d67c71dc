import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseSizeGuide, type SizeGuideScope } from "./size-guide-choice.ts";

const product = { id: "7", handle: "tee", brandSlug: "galah", categoryHandles: ["apparel--mens--t-shirts", "apparel--mens", "apparel"] };
const guide = (name: string, scope: Partial<SizeGuideScope>) => ({ name, products: [], brandSlug: null, categoryHandle: null, ...scope });

/** From the most to the least particular. */
const ladder = [
  guide("product", { products: ["other", "tee"] }),
  guide("category and brand", { brandSlug: "galah", categoryHandle: "apparel--mens--t-shirts" }),
  guide("wider category and brand", { brandSlug: "galah", categoryHandle: "apparel" }),
  guide("brand", { brandSlug: "galah" }),
  guide("category", { categoryHandle: "apparel--mens--t-shirts" }),
  guide("wider category", { categoryHandle: "apparel--mens" }),
  guide("generic", {}),
];
const others = [
  guide("another product", { products: ["cap"] }),
  guide("another product of the brand", { products: ["cap"], brandSlug: "galah" }),
  guide("another brand", { brandSlug: "ridge-road" }),
  guide("another category", { categoryHandle: "tools" }),
  guide("another brand here", { brandSlug: "ridge-road", categoryHandle: "apparel" }),
  guide("this brand elsewhere", { brandSlug: "galah", categoryHandle: "tools" }),
];

test("whatever guides there are and in whatever order, the most particular one that matches is chosen [shop-2.61]", () => {
  const some = fc.shuffledSubarray([...ladder, ...others]);
  fc.assert(
    fc.property(some, (guides) => {
      const expected = ladder.find((step) => guides.includes(step)) ?? null;
      void expect(chooseSizeGuide(guides, product)).toBe(expected);
    }),
  );
});

test("a guide for a product names it by handle or by id [shop-3.38]", () => {
  expect(chooseSizeGuide([guide("by id", { products: ["7"] })], product)?.name).toBe("by id");
});

test("a product without a brand gets no brand's guide", () => {
  const guides = [guide("brand", { brandSlug: "galah" }), guide("generic", {})];
  expect(chooseSizeGuide(guides, { ...product, brandSlug: null })?.name).toBe("generic");
});

test("of equals the first one is chosen", () => {
  expect(chooseSizeGuide([guide("first", {}), guide("second", {})], product)?.name).toBe("first");
});
