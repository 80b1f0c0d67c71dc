import { afterAll, beforeAll, expect, test } from "vitest";
import { beginVisit, journeys, mistakes, personalPattern, type Step } from "./testing/journeys.ts";
import { startWholeShop, type WholeShop } from "./testing/start-whole-shop.ts";

let shop: WholeShop;
beforeAll(async () => {
  shop = await startWholeShop(personalPattern);
});
afterAll(() => shop.stop());

async function walk(steps: Step[]) {
  const visit = await beginVisit(shop);
  const taken = [];
  for (const { what, take } of steps) taken.push([what, await take(visit)]);
  return taken;
}

test("x", async () => {
  expect(await walk([...journeys, ...mistakes])).toEqual([...journeys, ...mistakes].map(({ what, status }) => [what, status]));
});
test("dump", () => {
  const seen = new Set();
  for (const l of shop.lines()) process.stdout.write(JSON.stringify(l).slice(0,300) + "\n");
});
