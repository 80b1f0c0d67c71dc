import { type Garage, garageKey, type GarageVehicle, garageVehiclesMax, selectedIn, selectVehicle } from "./garage.ts";
import { garageCookieName, vehicleIdPattern } from "./selected-vehicle.ts";
import { type VehicleAnswers, readVehicleAnswers, vehicleAttributes, writeVehicleAnswers } from "./vehicle-answers.ts";
import { vehicleLabel, vehicleName } from "./vehicle-label.ts";

/** The first year of a vehicle of which no more is known than its id, its K-type or its label. */
export const onlyLabelledYear = 1;

const cookieSeconds = 730 * 24 * 60 * 60;
const cookieBytesMax = 3500;

type Fields = Record<string, unknown>;

/**
 * Reads a stored garage: an array of vehicles, whose id may be called vehicleId, VehicleID or id, and whose K-type kTypeNr or KtypNr; one of these is enough, the
 * index knows the rest. Anything else is an empty garage; broken entries are left out; of several selected ones the first counts. `onMalformed` hears of a text
 * that is no array.
 */
export function readGarage(text: string | null, onMalformed: () => void = () => {}): Garage {
  const vehicles = entriesOf(text, onMalformed).flatMap((entry) => readVehicle(entry) ?? []);
  const kept = [...new Map(vehicles.toReversed().map((vehicle) => [garageKey(vehicle), vehicle])).values()]
    .toReversed()
    .slice(0, garageVehiclesMax);
  const selected = selectedIn(kept);
  return selected === null ? kept : selectVehicle(kept, garageKey(selected));
}

/** A garage as the browser's storage keeps it, and as `readGarage` takes it back. */
export function writeGarage(garage: Garage): string {
  return JSON.stringify(garage.map(({ isSelected, ...vehicle }) => ({ ...vehicle, selected: isSelected })));
}

/**
 * The cookie to set, attributes included: for 730 days, for the server to read. Of vehicles that make it too long only the selected one is kept whole. An empty
 * garage needs none; `keepsEmpty` tells the browser's scripts of one, so that they forget what they have stored.
 */
export function writeGarageCookie(garage: Garage, isHttps: boolean, { keepsEmpty = false } = {}): string {
  const full = cookieValue(garage.map((vehicle) => cookieEntry(vehicle, true)));
  const value = full.length <= cookieBytesMax ? full : cookieValue(garage.map((vehicle) => cookieEntry(vehicle, vehicle.isSelected)));
  const age = garage.length > 0 || keepsEmpty ? cookieSeconds : 0;
  return `${garageCookieName}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${isHttps ? "; Secure" : ""}`;
}

function cookieEntry(vehicle: GarageVehicle, isWhole: boolean): Fields {
  const { vehicleId, kTypeNr, exactYear, answers, isSelected } = vehicle;
  const known = writeVehicleAnswers(exactYear === null ? answers : { ...answers, year: String(exactYear) });
  return {
    ...(vehicleId === null ? { KtypNr: kTypeNr } : { id: vehicleId }),
    ...(isWhole && vehicle.make !== "" && { label: vehicleLabel(vehicle, exactYear).slice(0, 80) }),
    ...(isWhole && vehicle.model !== "" && { name: vehicleName(vehicle).slice(0, 40) }),
    ...(isWhole && known !== "" && { answers: known }),
    ...(isSelected && { selected: true }),
  };
}

/** Percent-encodes only what a cookie cannot hold. */
function cookieValue(entries: Fields[]): string {
  return encodeURIComponent(JSON.stringify(entries)).replace(/%(3A|2F|5B|5D|7B|7D)/g, (code) => decodeURIComponent(code));
}

function entriesOf(text: string | null, onMalformed: () => void): unknown[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    if (Array.isArray(stored)) return stored;
  } catch {
    // No JSON is no array either.
  }
  onMalformed();
  return [];
}

function isFields(entry: unknown): entry is Fields {
  return typeof entry === "object" && entry !== null;
}

function readVehicle(entry: unknown): GarageVehicle | null {
  if (!isFields(entry)) return null;
  const vehicleId = readId(entry["vehicleId"] ?? entry["VehicleID"] ?? entry["id"]);
  const kTypeNr = readNumber(entry["kTypeNr"] ?? entry["KtypNr"]);
  const make = readText(entry["make"]);
  const yearFrom = readNumber(entry["yearFrom"]);
  const isWhole = make !== "" && yearFrom !== null;
  if (!isWhole && vehicleId === null && kTypeNr === null) return null;
  return {
    vehicleId,
    kTypeNr,
    make,
    model: readText(entry["model"]),
    series: readText(entry["series"]),
    submodel: readText(entry["submodel"]),
    yearFrom: isWhole ? yearFrom : onlyLabelledYear,
    yearTo: readNumber(entry["yearTo"]),
    exactYear: readNumber(entry["exactYear"]),
    answers: readAnswers(entry["answers"]),
    isSelected: entry["selected"] === true,
  };
}

function readId(value: unknown): string | null {
  const id = typeof value === "number" ? String(value) : value;
  return typeof id === "string" && vehicleIdPattern.test(id) ? id : null;
}

function readNumber(value: unknown): number | null {
  const number = typeof value === "string" ? Number(value) : value;
  return typeof number === "number" && Number.isSafeInteger(number) && number > 0 ? number : null;
}

function readText(value: unknown): string {
  return typeof value === "string" ? value.trim().slice(0, 80) : "";
}

/** Known attributes only, each as the cookie would give it back. */
function readAnswers(value: unknown): VehicleAnswers {
  if (!isFields(value)) return {};
  const known = Object.fromEntries(vehicleAttributes.map((attribute) => [attribute, readText(value[attribute])]));
  return readVehicleAnswers(writeVehicleAnswers(known));
}
