import { expect, test } from "vitest";
import { bundleAttributes, bundleChoiceSearch, readBundleChoice, titleWithin } from "./bundle-choice.ts";
import { exampleComponent } from "#shared/testing/example-product.ts";

const seal = exampleComponent("Seal", ["LH", "RH"]);
const clip = exampleComponent("Clip", ["Both"]);
const components = [clip, seal];

test("a kit is complete only when every component has a variant [shop-5.8]", () => {
  const open = readBundleChoice({ title: "Kit", bundleComponents: components }, new URLSearchParams());
  expect(open).toMatchObject({ isComplete: false, missing: ["Side of Seal"] });
  const complete = readBundleChoice({ title: "Kit", bundleComponents: components }, new URLSearchParams("kit2-side=LH"));
  expect(complete).toMatchObject({ isComplete: true, missing: [] });
});

test("a kit with one part out of stock can't be had", () => {
  expect(
    readBundleChoice(
      { title: "Kit", bundleComponents: [clip, exampleComponent("Seal", ["LH"], { isAvailable: false })] },
      new URLSearchParams(),
    ).isAvailable,
  ).toBe(false);
});

test("the address carries each component's choice beside everything else", () => {
  const search = bundleChoiceSearch(components, seal, { Side: "RH" }, new URLSearchParams("sid=q1&kit2-side=LH"));
  expect(search).toBe("?sid=q1&kit2-side=RH");
  expect(
    readBundleChoice({ title: "Kit", bundleComponents: components }, new URLSearchParams(search)).components.get("seal")?.variant?.id,
  ).toBe("RH");
});

test("the cart line remembers what was chosen, and only that", () => {
  const choice = readBundleChoice({ title: "Kit", bundleComponents: components }, new URLSearchParams("kit2-side=LH"));
  expect(bundleAttributes(components, choice)).toEqual([{ key: "Seal", value: "LH" }]);
});

test("what the kit's title says isn't said again of every part", () => {
  expect(titleWithin("Trim kit, Holden HQ, 1971", { title: "Seat trim, front, Holden HQ, 1971" })).toBe("Seat trim, front");
  expect(titleWithin("Trim kit, Holden HQ", { title: "Seat trim, Holden HJ" })).toBe("Seat trim, Holden HJ");
});
