import { expect, test } from "vitest";
import { drawnAt, mapSize } from "./land.ts";
import { spreadPins } from "./spread-pins.ts";

const room = { gap: 36, ...mapSize };
const melbourne = [
  drawnAt(145.2202, -38.02636),
  drawnAt(144.97024, -37.72789),
  drawnAt(144.69199, -37.86741),
  drawnAt(145.26636, -37.84712),
  drawnAt(144.34664, -38.11633),
];

test("pins of one city stand beside each other, and a lone one where its store is", () => {
  const darwin = drawnAt(130.87871, -12.42768);
  const pins = spreadPins([...melbourne, darwin], room);
  for (const [index, pin] of pins.entries())
    for (const other of pins.slice(index + 1)) expect(Math.hypot(pin.x - other.x, pin.y - other.y)).toBeGreaterThan(room.gap - 0.5);
  expect(pins.at(-1)).toEqual({ x: expect.closeTo(darwin.x, 0), y: expect.closeTo(darwin.y, 0) });
});

test("stores at one address have a pin each", () => {
  const [one, other] = spreadPins([drawnAt(145, -38), drawnAt(145, -38)], room);
  expect(Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0))).toBeGreaterThan(room.gap - 0.5);
});

test("a pin stays on the map", () => {
  const [west] = spreadPins([drawnAt(112, -47.8)], room);
  expect(west).toEqual({ x: 18, y: mapSize.height - 18 });
});

test("the same stores come to the same places", () => {
  expect(spreadPins(melbourne, room)).toEqual(spreadPins(melbourne, room));
});
