import type { CatalogueProduct, CatalogueVariant } from "#sandbox/catalogue/types.ts";

/**
 * Shopify's encoding of which option combinations exist, "v1_0:0-2,1:0," for values by their position: ":" goes a level down, "," ends a
 * level, " " separates neighbours and "-" spans a run. Source: `decodeEncodedVariant` of @shopify/hydrogen-react.
 */
export function encodeVariants(product: CatalogueProduct, isIncluded: (variant: CatalogueVariant) => boolean): string {
  const combinations = product.variants
    .filter(isIncluded)
    .map((variant) => product.options.map(({ name, values }) => values.indexOf(variant.optionValues[name] ?? "")));
  return `v1_${encodeLevel(combinations)}`;
}

function encodeLevel(combinations: number[][]): string {
  const firsts = Array.from(new Set(combinations.map(([first]) => first ?? 0))).toSorted((a, b) => a - b);
  if ((combinations[0]?.length ?? 0) <= 1) return encodeRuns(firsts);
  return firsts
    .map((first) => `${first}:${encodeLevel(combinations.filter(([value]) => value === first).map((rest) => rest.slice(1)))},`)
    .join("");
}

function encodeRuns(positions: number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const position of positions) {
    const last = runs.at(-1);
    if (last?.to === position - 1) last.to = position;
    else runs.push({ from: position, to: position });
  }
  return runs.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(" ");
}
