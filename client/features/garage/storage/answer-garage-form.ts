import type { VehicleLookup } from "#shared/contract/catalogue/vehicle.ts";
import { addVehicle, type Garage } from "#shared/domain/vehicle/garage.ts";
import { writeGarageCookie } from "#shared/domain/vehicle/garage-storage.ts";
import { plateStates } from "#shared/domain/vehicle/vehicle-plate.ts";
import type { Api } from "#client/lib/api/api.ts";
import { failureOf } from "#client/lib/api/failure-of.ts";
import { textField } from "#client/lib/text/text-field.ts";
import { readGarageCommand, runGarageCommand } from "./garage-command.ts";
import { garageOfCookie } from "./garage-of-cookie.ts";
import { garageVehicleOf } from "./garage-vehicle-of.ts";
import { isPlateState } from "../look-up/is-plate-state.ts";

/** What a look-up's form comes back with. */
type LookupOutcome = {
  kind: "lookup";
  status: number;
  typed: string;
  state: string;
  failure: string | null;
  found: VehicleLookup | null;
};

type Redirect = { kind: "redirect"; to: string; cookie: string };
type Failure = { kind: "failure"; status: number; failure: string };

export type GarageFormAnswer = LookupOutcome | Failure;

const unreadable: Failure = { kind: "failure", status: 400, failure: "We couldn't understand that request." };

/** Does what a form of the garage asks for where no script runs: looks a car up, or changes the garage, whose only place then is the cookie. */
export async function answerGarageForm(api: Api, request: Request, view: string | undefined): Promise<GarageFormAnswer | Redirect> {
  const form = await request.formData();
  const field = (name: string) => textField(form, name);
  if (view === "vin") return lookUp({ typed: field("vin"), state: "" }, (vin) => api.vehicles.byVin({ vin }));
  if (view === "registration") {
    const state = field("state");
    const known = isPlateState(state) ? state : plateStates[0];
    return lookUp({ typed: field("plate"), state: known }, (plate) => api.vehicles.byRegistration({ plate, state: known }));
  }
  const garage = await garageOfCookie(api, request.headers.get("cookie"));
  const changed = await changedGarage(api, garage, field);
  if (changed === null) return unreadable;
  const isHttps = new URL(request.url).protocol === "https:";
  return { kind: "redirect", to: localPath(field("to")), cookie: writeGarageCookie(changed, isHttps) };
}

async function changedGarage(api: Api, garage: Garage, field: (name: string) => string): Promise<Garage | null> {
  if (field("intent") !== "add") {
    const command = readGarageCommand(field);
    return command && runGarageCommand(garage, command);
  }
  const id = field("vehicleId");
  const [vehicle] = /^[\w-]{1,40}$/.test(id) ? await api.vehicles.byIds({ ids: [id] }) : [];
  const year = /^(19|20)\d{2}$/.test(field("year")) ? Number(field("year")) : null;
  const engine = field("engine");
  return vehicle ? addVehicle(garage, garageVehicleOf({ vehicle, year, engine: vehicle.engines.includes(engine) ? engine : null })) : null;
}

async function lookUp(
  asked: Pick<LookupOutcome, "typed" | "state">,
  ask: (typed: string) => Promise<VehicleLookup>,
): Promise<LookupOutcome> {
  try {
    return { kind: "lookup", ...asked, status: 200, failure: null, found: await ask(asked.typed) };
  } catch (error) {
    const { message, status } = failureOf(error);
    return { kind: "lookup", ...asked, status, failure: message, found: null };
  }
}

/** Only to a product, where a question was answered; else to the garage itself. */
function localPath(path: string): string {
  return /^\/products\/[\p{L}\p{N}_-]+(\?[\w=&%+.-]*)?$/u.test(path) ? path : "/garage/garage";
}
