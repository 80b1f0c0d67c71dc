import { cookieValue } from "../cookies.ts";
import { onlyLabelledYear, readGarage } from "./garage-storage.ts";
import { type Garage, type GarageVehicle, garageKey } from "./garage.ts";
import { garageCookieName } from "./selected-vehicle.ts";
import { readVehicleAnswers, readYear } from "./vehicle-answers.ts";

type CookieEntry = { id?: unknown; KtypNr?: unknown; label?: unknown; name?: unknown; answers?: unknown; selected?: unknown } | null;

/**
 * The garage as far as its cookie tells: which vehicles, in which order, the selected one and what is known of each. Their short labels stand for make, model
 * and submodel, until `describeVehicle` puts the whole vehicle in. A malformed cookie is an empty garage, of which `onMalformed` hears.
 */
export function readGarageCookie(cookies: string | null | undefined, onMalformed: () => void = () => {}): Garage {
  const value = cookieValue(cookies, garageCookieName);
  if (!value) return [];
  try {
    const entries: unknown = JSON.parse(decodeURIComponent(value));
    if (Array.isArray(entries)) return readGarage(JSON.stringify(entries.map((entry) => toStored(entry))));
  } catch {
    // Neither JSON nor an escaped text: as malformed as anything else.
  }
  onMalformed();
  return [];
}

function toStored(entry: CookieEntry): object | null {
  if (typeof entry !== "object" || entry === null) return null;
  const { id, KtypNr, answers, selected } = entry;
  if (id === undefined && KtypNr === undefined) return null;
  const known = typeof answers === "string" ? readVehicleAnswers(answers) : {};
  return { id, KtypNr, ...partsOfLabel(entry), yearFrom: onlyLabelledYear, answers: known, selected };
}

/** "1973 Holden HQ Monaro GTS" around its name, "HQ Monaro"; a label without a name is all make. */
function partsOfLabel({ label, name }: NonNullable<CookieEntry>): Pick<GarageVehicle, "make" | "model" | "submodel"> {
  const text = typeof label === "string" ? label : "";
  const model = typeof name === "string" ? name : "";
  const at = text.lastIndexOf(model);
  if (at < 1) return { make: text, model: "", submodel: "" };
  return { make: text.slice(0, at), model, submodel: text.slice(at + model.length) };
}

/** Whether the last vehicle was taken out where no script ran. Without a cookie nobody has said so. */
export function isToldEmpty(cookies: string | null | undefined): boolean {
  return cookieValue(cookies, garageCookieName) === "[]";
}

type Description = Pick<GarageVehicle, "kTypeNr" | "make" | "model" | "series" | "submodel" | "yearFrom" | "yearTo">;

/** Puts what the vehicle index says of it into a garage's vehicle. */
export function describeVehicle(
  vehicle: GarageVehicle,
  { kTypeNr, make, model, series, submodel, yearFrom, yearTo }: Description,
): GarageVehicle {
  const { year, ...answers } = vehicle.answers;
  return {
    ...vehicle,
    kTypeNr,
    make,
    model,
    series,
    submodel,
    yearFrom,
    yearTo,
    exactYear: vehicle.exactYear ?? readYear(year),
    answers,
  };
}

/** Whether nothing more is known of it than its id, its K-type or its label. */
export function isOnlyLabelled({ yearFrom }: GarageVehicle): boolean {
  return yearFrom === onlyLabelledYear;
}

/**
 * One garage out of what the browser stored and what its cookie says. The cookie decides which vehicles there are, because it also changes where no script runs;
 * the storage knows more of each. Without a cookie the storage stands.
 */
export function mergeGarages(stored: Garage, cookie: Garage): Garage {
  if (cookie.length === 0) return stored;
  return cookie.map((entry) => {
    const whole = stored.find((vehicle) => garageKey(vehicle) === garageKey(entry));
    if (!whole) return entry;
    const isShort = Object.keys(entry.answers).length === 0 && !entry.isSelected;
    if (isOnlyLabelled(whole) && entry.make !== "") return entry;
    if (isShort) return { ...whole, isSelected: false };
    // A label that stands for the make says the year already.
    if (isOnlyLabelled(whole)) return { ...whole, answers: entry.answers, isSelected: entry.isSelected };
    const { year, ...answers } = entry.answers;
    return { ...whole, answers, exactYear: readYear(year), isSelected: entry.isSelected };
  });
}
