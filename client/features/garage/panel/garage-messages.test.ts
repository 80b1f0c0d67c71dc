import { expect, test } from "vitest";
import { exampleVehicle } from "../example-vehicle.ts";
import { commandMessage } from "./garage-messages.ts";

const monaro = exampleVehicle;
const premier = { ...monaro, vehicleId: "31", model: "Premier", submodel: "Premier", isSelected: false };

test("whoever removes the vehicle that is shopped for is told which one takes its place", () => {
  const removal = { intent: "remove", key: "id:64" } as const;
  expect(commandMessage([monaro, premier], removal, [{ ...premier, isSelected: true }])).toBe(
    "Removed Holden HQ Monaro. You're shopping for your Holden HQ Premier now.",
  );
  expect(commandMessage([monaro], removal, [])).toBe("Removed Holden HQ Monaro.");
  const unselected = { ...monaro, isSelected: false };
  expect(commandMessage([unselected, premier], removal, [premier])).toBe("Removed Holden HQ Monaro.");
});
