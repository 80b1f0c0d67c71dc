/** The one vehicle that a page is about. */
export type SelectedVehicle = {
  vehicleId: string;
  /** "1972 Holden HQ Monaro GTS". */
  label: string;
  /** "HQ Monaro", a part of the label; the whole of it in a garage that was kept before names were. */
  name: string;
  /** What is known of it, as `writeVehicleAnswers` writes it; often empty. */
  answers: string;
};

/** The id of a vehicle in the vehicle index. */
export const vehicleIdPattern = /^[\w-]{1,40}$/;

/** Holds the garage in short for the server, as `writeGarageCookie` writes it. */
export const garageCookieName = "garage";

/** The local storage's key for the whole vehicles; the cookie holds them in short. */
export const garageStorageKey = "garage";

/** Reads the selected vehicle from a Cookie header or `document.cookie`. A malformed cookie is none. */
export function readSelectedVehicle(cookies: string | null | undefined): SelectedVehicle | null {
  const value = new RegExp(`(?:^|; ?)${garageCookieName}=([^;]*)`).exec(cookies ?? "")?.[1];
  if (!value) return null;
  try {
    const entries: unknown = JSON.parse(decodeURIComponent(value));
    return (Array.isArray(entries) ? entries : []).reduce<SelectedVehicle | null>((found, entry) => found ?? readEntry(entry), null);
  } catch {
    return null;
  }
}

function readEntry(entry: { [field in "id" | "label" | "name" | "answers" | "selected"]?: unknown } | null): SelectedVehicle | null {
  if (entry?.selected !== true) return null;
  const { id, answers } = entry;
  const vehicleId = typeof id === "number" ? `${id}` : shortText(id);
  if (!vehicleIdPattern.test(vehicleId)) return null;
  const label = shortText(entry.label) || "Your vehicle";
  return { vehicleId, label, name: shortText(entry.name) || label, answers: shortText(answers) };
}

const shortText = (value: unknown): string => (typeof value === "string" ? value.slice(0, 600) : "");

/** What the API is asked with about this vehicle: `api.search.products({ …, ...vehicleInput(vehicle) })`. */
export function vehicleInput(vehicle: SelectedVehicle | null): { vehicleId?: string; answers?: string } {
  if (vehicle === null) return {};
  return { vehicleId: vehicle.vehicleId, ...(vehicle.answers && { answers: vehicle.answers }) };
}
