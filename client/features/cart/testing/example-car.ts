import type { Api } from "#client/lib/api/api.ts";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import type { PartFitment } from "#shared/contract/catalogue/fitment.ts";
import type { SelectedVehicle } from "#shared/domain/vehicle/selected-vehicle.ts";

/** The shopper's car. */
export const monaro: SelectedVehicle = { vehicleId: "64", label: "1973 Holden HQ Monaro", name: "HQ Monaro", answers: "engine:253 V8" };

const fits: Omit<PartFitment, "handle"> = {
  status: "fits",
  positions: [],
  notes: [],
  isConditional: false,
  car: "HQ Monaro 253 V8",
  notListedFor: null,
  category: null,
};

/** A shop that judges every part alike: it fits, unless told otherwise. */
export function judging(fitment: Partial<PartFitment> = {}): Api["fitment"] {
  return {
    ...unusedApi.fitment,
    parts: async ({ handles }) => [handles].flat().map((handle) => Object.assign({ handle }, fits, fitment)),
  };
}
