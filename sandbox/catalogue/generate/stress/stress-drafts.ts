import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import type { Brand } from "#sandbox/catalogue/types.ts";
import type { PartKind } from "../plan/part-kinds.ts";
import type { ProductDraft } from "../plan/product-draft.ts";
import type { Target, Targets } from "../plan/targets.ts";
import type { StressSpec } from "./stress-changes.ts";
import { stressNumbers } from "./stress-numbers.ts";
import { stressShelf } from "./stress-shelf.ts";

export function stressDrafts(kinds: PartKind[], targets: Targets, brands: Brand[]): ProductDraft[] {
  return stressSpecs.map((spec) => {
    const kind = found(
      spec,
      "product type",
      kinds.find((candidate) => candidate.name === spec.productType && isInCategory(candidate, spec)),
    );
    const target = spec.target === undefined ? null : found(spec, "target", targetOf(targets, spec.target));
    const variation = kind.variations.find(({ side }) => side === (spec.side ?? null)) ?? kind.variations[0];
    const position = kind.positions[0] ?? null;
    return {
      key: `stress|${spec.name}`,
      partKey: `${kind.key}|${target?.key ?? `universal|${spec.name}`}|${position ?? ""}`,
      kind,
      type: variation?.type ?? kind.type,
      target,
      position,
      side: spec.side ?? null,
      condition: null,
      brand: found(
        spec,
        "brand",
        brands.find(({ code }) => code === spec.brandCode),
      ),
      edition: target === null ? "Classic" : null,
      partNumber: spec.partNumber,
      handle: stressCases[spec.name],
      otherSideHandle: otherSideOf(spec),
      plannedAvailability: spec.availability ?? null,
      components: [],
    };
  });
}

function otherSideOf({ name }: StressSpec): string | null {
  if (name === "leftHandTwin") return stressCases.rightHandTwin;
  return name === "rightHandTwin" ? stressCases.leftHandTwin : null;
}

function isInCategory({ categoryUrl }: PartKind, { category }: StressSpec): boolean {
  return category === undefined || categoryUrl.endsWith(`/${category}`);
}

function targetOf(targets: Targets, key: string): Target | undefined {
  return Object.values(targets)
    .flat()
    .find((target) => target.key === key);
}

function found<T>({ name }: StressSpec, what: string, value: T | undefined): T {
  if (value === undefined) throw new Error(`Stress case ${name} asks for an unknown ${what}`);
  return value;
}

/** The awkward products, in the order in which a catalogue begins with them. */
export const stressSpecs: readonly StressSpec[] = [...stressNumbers, ...stressShelf];
