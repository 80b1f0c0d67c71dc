import { expect, test } from "vitest";
import { drawnAt, mapSize } from "./land.ts";

test("New Zealand is drawn nearer than it lies, within the drawing", () => {
  const auckland = drawnAt(174.7991, -36.9155);
  expect(auckland.x).toBeLessThan(mapSize.width - 18);
  expect(auckland.x).toBeGreaterThan(drawnAt(153.6, -28.7).x + 50);
});
