import { type Form, type FormContext, type FormOutcome, parseForm, runForm } from "#client/lib/forms/form-action.ts";
import { textField } from "#client/lib/text/text-field.ts";
import type { VehicleLookup } from "#shared/contract/catalogue/vehicle.ts";
import { readCarLookUp } from "#shared/domain/search/read-look-up.ts";
import { anyCarField, anyCarMissing } from "./manual/text-search.tsx";
import { readVehicleNumber } from "#shared/domain/vehicle/vehicle-number.ts";
import { normalisePlate } from "#shared/domain/vehicle/vehicle-plate.ts";
import { type PlateState, plateStates } from "#shared/domain/vehicle/plate-states.ts";

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
  if (text === "") return { kind: "refused", status: unprocessable, message: anyCarMissing, fields: {}, typed: { text, state: null } };
  const lookUp = readCarLookUp(text);
  if (lookUp === null) return { to: `/garage/results?${new URLSearchParams({ q: text })}` };
  if (lookUp.kind === "plate") return lookUpPlate(lookUp.value, lookUp.states, context);
  const asked = new FormData();
  asked.set("vin", lookUp.value);
  const { typed, refused } = parseForm(vinLookup, asked);
  return refused ?? runForm(vinLookup, typed, context);
}

/** Several states have plates that look alike, and the box asks for none: the likeliest are asked in turn. */
async function lookUpPlate(text: string, likely: readonly PlateState[], context: FormContext): Promise<LookupOutcome> {
  const [first, ...others] = likely.length === 0 ? [plateStates[0]] : likely.slice(0, statesMax);
  let outcome = await runForm(registrationLookup, { text, state: first ?? plateStates[0] }, context);
  const asked = [outcome.typed.state];
  for (const state of others) {
    if (outcome.kind === "done" || outcome.status !== unknown) return outcome;
    // Each look-up costs money, and the first that knows the plate is the last.
    // oxlint-disable-next-line no-await-in-loop
    outcome = await runForm(registrationLookup, { text, state }, context);
    asked.push(state);
  }
  if (outcome.kind === "done" || outcome.status !== unknown || asked.length === 1) return outcome;
  const places = new Intl.ListFormat("en-AU", { type: "disjunction" }).format(asked);
  const message = `We couldn't find that plate in ${places}. Check the plate and the state, or choose your vehicle by hand.`;
  return { ...outcome, message, typed: { text, state: asked[0] ?? null } };
}

const statesMax = 3;
const unknown = 404;
const unprocessable = 422;

const textMax = 100;
