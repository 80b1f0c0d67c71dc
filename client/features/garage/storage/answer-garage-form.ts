import { addVehicle, type Garage } from "#shared/domain/vehicle/garage.ts";
import { writeGarageCookie } from "#shared/domain/vehicle/garage-storage.ts";
import { vehicleIdPattern } from "#shared/domain/vehicle/selected-vehicle.ts";
import { readYear } from "#shared/domain/vehicle/vehicle-answers.ts";
import type { Api } from "#client/lib/api/api.ts";
import { textField } from "#client/lib/text/text-field.ts";
import { readGarageCommand, runGarageCommand } from "./garage-command.ts";
import { garageOfCookie } from "./garage-of-cookie.ts";
import { garageVehicleOf } from "./garage-vehicle-of.ts";

type Redirect = { to: string; cookie: string };
export type UnreadableForm = { kind: "unreadable"; status: number; message: string };

const unreadable: UnreadableForm = { kind: "unreadable", status: 400, message: "We couldn't understand that request." };

/** Changes the garage as a form of it asks where no script runs: its only place then is the cookie. */
export async function answerGarageForm(api: Api, request: Request): Promise<UnreadableForm | Redirect> {
  const form = await request.formData();
  const field = (name: string) => textField(form, name);
  const garage = await garageOfCookie(api, request.headers.get("cookie"));
  const changed = await changedGarage(api, garage, field);
  if (changed === null) return unreadable;
  const isHttps = new URL(request.url).protocol === "https:";
  return { to: localPath(field("to")), cookie: writeGarageCookie(changed, isHttps, { keepsEmpty: true }) };
}

async function changedGarage(api: Api, garage: Garage, field: (name: string) => string): Promise<Garage | null> {
  if (field("intent") !== "add") {
    const command = readGarageCommand(field);
    return command && runGarageCommand(garage, command);
  }
  const id = field("vehicleId");
  const [vehicle] = vehicleIdPattern.test(id) ? await api.vehicles.byIds({ ids: [id] }) : [];
  const year = readYear(field("year"));
  const engine = field("engine");
  return vehicle ? addVehicle(garage, garageVehicleOf({ vehicle, year, engine: vehicle.engines.includes(engine) ? engine : null })) : null;
}

/** Only to a product, where a question was answered; else to the garage itself. */
function localPath(path: string): string {
  return /^\/products\/[\p{L}\p{N}_-]+(\?[\w=&%+.-]*)?$/u.test(path) ? path : "/garage/garage";
}
