import type { Form, FormOutcome } from "#client/lib/forms/form-action.ts";
import { textField } from "#client/lib/text/text-field.ts";
import type { VehicleLookup } from "#shared/contract/catalogue/vehicle.ts";
import { readVehicleNumber } from "#shared/domain/vehicle/vehicle-number.ts";
import { normalisePlate, type PlateState, plateStates } from "#shared/domain/vehicle/vehicle-plate.ts";

/** The number or plate as it was typed. */
type TypedLookup<State> = { text: string; state: State };

export type LookupOutcome = FormOutcome<TypedLookup<PlateState | null>, VehicleLookup>;

/** Looks a car up by the number that it carries. */
export const vinLookup: Form<TypedLookup<null>, VehicleLookup> = {
  parse: (fields) => {
    const text = textField(fields, "vin");
    const reading = readVehicleNumber(text);
    const problem = reading.kind === "unreadable" ? { message: reading.problem, fields: { vin: reading.problem } } : null;
    return { typed: { text, state: null }, problem };
  },
  run: ({ text }, { api, signal }) => api.vehicles.byVin({ vin: text }, { signal }),
};

export function isPlateState(value: string): value is PlateState {
  return plateStates.some((state) => state === value);
}

const tooLong = "A number plate has up to 7 letters and digits.";

/** Looks a car up by its number plate. */
export const registrationLookup: Form<TypedLookup<PlateState>, VehicleLookup> = {
  parse: (fields) => {
    const text = textField(fields, "plate");
    const state = textField(fields, "state");
    const message = normalisePlate(text) === null ? (text.trim() === "" ? "Enter the number plate." : tooLong) : null;
    return {
      typed: { text, state: isPlateState(state) ? state : plateStates[0] },
      problem: message === null ? null : { message, fields: { plate: message } },
    };
  },
  run: ({ text, state }, { api, signal }) => api.vehicles.byRegistration({ plate: text, state }, { signal }),
};
