import type { Vehicle } from "#sandbox/catalogue/types.ts";

const seriesCode = /^[A-Z]{1,3}\d{0,3}(-[A-Z]{1,3}\d{0,3})*$/;
const leadingModels = ["Falcon", "Valiant", "Commodore", "Torana"];

/** "HQ-WB" of Holdens reads "Holden HQ–WB", "XD-XF" reads "Ford Falcon XD–XF", "Toyota Supra MA70" stays as it is. */
export function platformLabel(name: string, vehicles: Vehicle[]): string {
  const make = vehicles[0]?.make ?? "";
  const text = withDashes(name);
  if (name.startsWith(`${make} `)) return text;
  if (!seriesCode.test(name) && !/^\d+$/.test(name)) return `${make} ${text}`;
  return labelled(make, leadingModel(vehicles), text);
}

/** The label of one series of a platform: "Ford Falcon XE". */
export function seriesLabel(series: string, vehicles: Vehicle[]): string {
  return labelled(vehicles[0]?.make ?? "", leadingModel(vehicles), withDashes(series));
}

function labelled(make: string, model: string | null, code: string): string {
  if (code.startsWith(`${make} `)) return code;
  if (model === null || model === make || code.includes(model)) return `${make} ${code}`;
  return model.includes(code) ? `${make} ${model}` : `${make} ${model} ${code}`;
}

/** The model that names the platform, or null where several share it, as the Holdens of the seventies do. */
function leadingModel(vehicles: Vehicle[]): string | null {
  const models = new Set(vehicles.map(({ model }) => model));
  const [only] = models;
  if (models.size === 1 && only !== undefined) return only.includes(" / ") ? null : only;
  return leadingModels.find((model) => models.has(model)) ?? null;
}

/** A range of series codes or years takes an en dash; the hyphen of RX-7 or 48-215 stays. */
function withDashes(text: string): string {
  return text.replace(/\b([A-Z]{1,2}\d*)-(?=[A-Z]{1,2}\d*\b)/g, "$1–").replace(/\b(\d{2}|\d{4})-(?=\d{2}\b)/g, "$1–");
}
