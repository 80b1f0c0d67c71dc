import type { GoWithout } from "#server/observability/go-without.ts";
import { createVocabulary, understandQuery } from "#shared/domain/search/understand-query.ts";
import { nullUnlessOurFault } from "#shared/domain/app-error.ts";
import type { NamedVehicle } from "#shared/domain/search/vehicle-names.ts";
import { normaliseText } from "../normalise-text.ts";
import { renewed } from "./renewed.ts";

const freshMs = 600_000;

/** The cars that all words of a text name together, by their ids: "EJ EH", "Leyland Mini", "HQ ute". Null where a word names none. */
export function createNameCars(
  listVehicles: () => Promise<readonly NamedVehicle[]>,
  goWithout: GoWithout = () => nullUnlessOurFault,
): (text: string) => Promise<string[] | null> {
  const vocabulary = renewed({
    load: async () => createVocabulary(await listVehicles(), []),
    otherwise: createVocabulary([], []),
    freshMs,
    failed: goWithout("names of cars"),
  });
  return async (text) => {
    const { words, vehicles } = understandQuery(normaliseText(text), await vocabulary());
    const isCar = words.every(({ kind }) => kind !== "other" && kind !== "part");
    return vehicles !== null && isCar ? vehicles.map(({ vehicleId }) => vehicleId) : null;
  };
}
