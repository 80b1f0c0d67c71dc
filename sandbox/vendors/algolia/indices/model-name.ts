import type { Vehicle } from "#sandbox/catalogue/types.ts";

/** Models that their owners call by series and make: an HQ Kingswood is an "hq holden". */
const familyModels = new Set([
  "48-215",
  "FJ",
  "Standard / Special",
  "Premier",
  "Belmont",
  "Kingswood",
  "Brougham",
  "One Tonner",
  "Sandman",
  "Statesman / Caprice",
  "GTS",
]);
/** Dearer sisters of a car that is known by the plain one's name. */
const plainModels: Readonly<Record<string, string>> = { Calais: "Commodore", Fairmont: "Falcon" };
const seriesCode = /^[A-Z]{1,3}\d{0,3}(?: (?:X|II))?$/;

/** What people type to name a car: "xy falcon", "hq holden", "r32 skyline", "mazda 323", "e-type". */
export function modelName({ make, model, series }: Pick<Vehicle, "make" | "model" | "series">): string {
  const [ownModel = model] = model.split(" / ");
  const name = plainModels[model] ?? ownModel;
  if (seriesCode.test(series) && series !== model) return `${series} ${familyModels.has(model) ? make : name}`.toLowerCase();
  const isBare = /^[\d\s]+[A-Z]?$/.test(name) || name === "Series";
  return `${isBare || familyModels.has(model) ? `${make} ` : ""}${name}`.toLowerCase();
}
