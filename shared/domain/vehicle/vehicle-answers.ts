/** What a shopper may be asked about a car, because some part depends on it. */
export const vehicleAttributes = [
  "year",
  "engine",
  "body",
  "transmission",
  "airConditioning",
  "powerSteering",
  "powerBrakes",
  "frontBrakes",
  "rearBrakes",
  "seats",
  "shift",
  "suspension",
  "built",
] as const;
export type VehicleAttribute = (typeof vehicleAttributes)[number];

/** What is known of a car beyond its catalogue entry, remembered so that nobody is asked twice. */
export type VehicleAnswers = Partial<Record<VehicleAttribute, string>>;

const separator = ";";
const valueLimit = 60;

function isAttribute(name: string): name is VehicleAttribute {
  return vehicleAttributes.some((attribute) => attribute === name);
}

/** The year of a car as a form, an address or an answer says it; null for anything else. */
export function readYear(text: string | null | undefined): number | null {
  return text && /^(19|20)\d{2}$/.test(text) ? Number(text) : null;
}

/** "engine:253 V8;body:sedan": one text, always in the same order, for the cookie, the API's input and cache keys alike. */
export function writeVehicleAnswers(answers: VehicleAnswers): string {
  return vehicleAttributes
    .flatMap((attribute) => {
      const value = answers[attribute]?.replaceAll(separator, " ").trim().slice(0, valueLimit);
      return value ? [`${attribute}:${value}`] : [];
    })
    .join(separator);
}

/** Reads what `writeVehicleAnswers` wrote; what is malformed or unknown is left out. */
export function readVehicleAnswers(text: string | undefined): VehicleAnswers {
  const answers: VehicleAnswers = {};
  for (const pair of (text ?? "").split(separator)) {
    const [, name = "", value = ""] = /^(\w+):(.*)/s.exec(pair) ?? [];
    const kept = value.trim().slice(0, valueLimit);
    if (isAttribute(name) && kept) answers[name] = kept;
  }
  return answers;
}
