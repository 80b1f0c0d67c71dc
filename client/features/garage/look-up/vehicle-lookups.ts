import { type Form, type FormContext, type FormOutcome, parseForm, runForm } from "#client/lib/forms/form-action.ts";
import { textField } from "#client/lib/text/text-field.ts";
import type { VehicleLookup } from "#shared/contract/catalogue/vehicle.ts";
import { readLookUp } from "#shared/domain/search/read-look-up.ts";
import { anyCarField } from "./manual/text-search.tsx";
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

/** Looks a car up by whatever was typed into the one box; words are an address to look at, for they lead to no person. */
export async function lookUpAnyCar(fields: FormData, context: FormContext): Promise<LookupOutcome | { to: string }> {
  const text = textField(fields, anyCarField).trim().slice(0, textMax);
  const lookUp = readLookUp(text);
  if (lookUp === null) return { to: text === "" ? "/garage/find" : `/garage/results?${new URLSearchParams({ q: text })}` };
  const asked = new FormData();
  if (lookUp.kind === "plate") {
    asked.set("plate", lookUp.value);
    asked.set("state", lookUp.states[0] ?? "");
    return answered(registrationLookup, asked, context);
  }
  asked.set("vin", lookUp.value);
  return answered(vinLookup, asked, context);
}

async function answered<Typed>(form: Form<Typed, VehicleLookup>, fields: FormData, context: FormContext) {
  const { typed, refused } = parseForm(form, fields);
  return refused ?? runForm(form, typed, context);
}

const textMax = 100;
