import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SelectedVehicleContext } from "#client/lib/storage/selected-vehicle.ts";
import type { SelectedVehicle } from "#shared/domain/vehicle/selected-vehicle.ts";
import { FitmentBadge } from "./fitment-badge.tsx";

const monaro = { vehicleId: "1", label: "1972 Holden HQ Monaro", name: "HQ Monaro", answers: "" };

function htmlOf(kind: "universal" | "by-vehicle", vehicle: SelectedVehicle | null): string {
  return renderToStaticMarkup(
    <SelectedVehicleContext value={vehicle}>
      <FitmentBadge block={{ id: "1", type: "fitment-badge", kind, text: "Words" }} />
    </SelectedVehicleContext>,
  );
}

test("what depends on the vehicle names the selected one, or asks for one [shop-2.85]", () => {
  expect(htmlOf("by-vehicle", monaro)).toContain("your 1972 Holden HQ Monaro.");
  expect(htmlOf("by-vehicle", monaro)).not.toContain("Add your vehicle");
  expect(htmlOf("by-vehicle", null)).toContain("Add your vehicle</a>");
});

test("what is universal doesn't speak of vehicles [shop-2.85]", () => {
  expect(htmlOf("universal", monaro)).toBe(htmlOf("universal", null));
  expect(htmlOf("universal", null)).toContain("Words");
});
