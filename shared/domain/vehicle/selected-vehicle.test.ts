import { expect, test } from "vitest";
import { readSelectedVehicle } from "./selected-vehicle.ts";

const cookieOf = (...entries: unknown[]) => `garage=${encodeURIComponent(JSON.stringify(entries))}`;

test("an entry that is none, or not selected, hides no other", () => {
  const others = [null, "65", 65, [], { id: "31", selected: "yes" }, { id: "../31", selected: true }];
  expect(readSelectedVehicle(cookieOf(...others, { id: 65, selected: true }))?.vehicleId).toBe("65");
});

test("a vehicle of which the cookie has no label is the shopper's all the same", () => {
  const nameless = { vehicleId: "65", label: "Your vehicle", name: "Your vehicle", answers: "" };
  for (const label of [undefined, "", 7]) expect(readSelectedVehicle(cookieOf({ id: "65", label, selected: true }))).toEqual(nameless);
});

test("what is far too long of a cookie doesn't fill a page", () => {
  const long = "x".repeat(601);
  const vehicle = readSelectedVehicle(cookieOf({ id: "65", label: long, name: long, answers: long, selected: true }));
  expect([vehicle?.label, vehicle?.name, vehicle?.answers].map((text) => text?.length)).toEqual([600, 600, 600]);
});
