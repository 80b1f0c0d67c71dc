import { expect, it } from "vitest";
import { renderPicture } from "../render-picture.ts";
import { assemblyPlans } from "./assembly-plans.ts";
import { laidOut } from "./assembly-picture.ts";
import { assemblySize } from "./lay-out.ts";

const plans = [...assemblyPlans().values()];
/** As wide as a number is on a phone, in units of the drawing. */
const numberWidth = 80;

it("there are drawings of at least twenty assemblies, for several makes", () => {
  expect(plans.length).toBeGreaterThanOrEqual(20);
  expect(plans.filter(({ title }) => /Falcon|Charger/.test(title)).length).toBeGreaterThan(4);
});

it.each(plans.map((plan) => [plan.slug, plan] as const))(
  "%s keeps all its numbers inside the drawing and apart from one another",
  (_slug, plan) => {
    const { placed } = laidOut(plan);
    expect(placed.map(({ part }) => part.number).toSorted((one, other) => one - other)).toEqual(plan.parts.map((_, at) => at + 1));
    for (const { numberAt } of placed) {
      expect(numberAt.x).toBeGreaterThan(20);
      expect(numberAt.x).toBeLessThan(assemblySize.width - 20);
      expect(numberAt.y).toBeGreaterThan(20);
      expect(numberAt.y).toBeLessThan(assemblySize.height - 20);
    }
    for (const [at, { numberAt: one }] of placed.entries())
      for (const { numberAt: other } of placed.slice(at + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(numberWidth);
  },
);

it("the same assembly is always the same drawing", () => {
  const drawn = () => renderPicture({ kind: "assembly", slug: "hq-front-disc-brake-corner" });
  expect(drawn()).toBe(drawn());
  expect(drawn()).toContain('viewBox="0 0 1200 800"');
});
