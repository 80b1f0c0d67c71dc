import type { Catalogue } from "#sandbox/catalogue/types.ts";
import { idOf } from "../authoring/story-identity.ts";

type DatasourceEntry = { id: number; name: string; value: string; dimension_value: null };

/** The lists editors pick from: "brands" and "categories" of the catalogue; any other datasource is empty, as with the real API. */
export function datasourceEntries(datasource: string, catalogue: Pick<Catalogue, "brands" | "categories">): DatasourceEntry[] {
  const entry = (name: string, value: string) => ({ id: idOf(`${datasource}:${value}`), name, value, dimension_value: null });
  if (datasource === "brands") return catalogue.brands.map(({ name, slug }) => entry(name, slug));
  if (datasource === "categories") return catalogue.categories.map(({ path, handle }) => entry(path, handle));
  return [];
}
