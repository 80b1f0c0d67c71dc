import { z } from "zod";
import { flag, listOf, number, readCsv } from "#sandbox/catalogue/tables/read-csv.ts";
import { seedFilesDir } from "#sandbox/config.ts";

const assemblyRow = z.object({
  slug: z.string().min(1),
  plan: z.string().min(1),
  title: z.string().min(1),
  area: z.string().min(1),
  vehicles: listOf(";"),
  /** Where it is about some engines alone, what parts' fitment calls them. */
  engines: listOf(";"),
  intro: z.string(),
});
const partRow = z.object({
  plan: z.string(),
  row: number,
  name: z.string().min(1),
  /** "" for what nobody sells apart. */
  product_type: z.string(),
  /** Where on the car it goes, as parts' fitment says it: "front left"; the best first, and none where its kind goes to one place alone. */
  positions: listOf(";"),
  /** What draws it; "" for what draws its product type. */
  family: z.string(),
  /** Seen along the axis that it is threaded on, as drums and rotors are. */
  turned: flag,
  width: number,
  quantity: number,
  note: z.string(),
});
const typeRow = z.object({ product_type: z.string(), svg_family: z.string() });

export type PlannedPart = z.infer<typeof partRow> & { number: number; family: string };
export type PlannedAssembly = z.infer<typeof assemblyRow> & { parts: PlannedPart[] };

function readPlans(): Map<string, PlannedAssembly> {
  const families = new Map(
    ["product_types.csv", "restoring/types.csv"].flatMap((file) =>
      readCsv(seedFilesDir, file, typeRow).map(({ product_type: type, svg_family: family }) => [type, family] as const),
    ),
  );
  const parts = Map.groupBy(readCsv(seedFilesDir, "assemblies/plans.csv", partRow), ({ plan }) => plan);
  return new Map(
    readCsv(seedFilesDir, "assemblies/assemblies.csv", assemblyRow).map((assembly) => [
      assembly.slug,
      {
        ...assembly,
        parts: (parts.get(assembly.plan) ?? []).map((part, at) =>
          Object.assign(part, { number: at + 1, family: part.family || (families.get(part.product_type) ?? "") }),
        ),
      },
    ]),
  );
}

let plans: ReadonlyMap<string, PlannedAssembly> | null = null;

/** Every assembly of the tables by its slug, its parts numbered in the order in which they come off. */
export function assemblyPlans(): ReadonlyMap<string, PlannedAssembly> {
  plans ??= readPlans();
  return plans;
}

export function isAssembly(slug: string): boolean {
  return assemblyPlans().has(slug);
}
