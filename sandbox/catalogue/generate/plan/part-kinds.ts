import type { ProductType } from "#sandbox/catalogue/tables/product-types.ts";

/** How widely one part of this kind fits: one series, one body style of a platform, a whole platform, or every car with an engine. */
export type FitScope = "series" | "body" | "group" | "engine";

type PartVariation = { side: string | null; type: ProductType };

/** A kind of part that the generator makes products of: a product type, or two of them that are left and right of the same part. */
export type PartKind = {
  key: string;
  name: string;
  categoryUrl: string;
  /** Slug of the root category: "body-and-exterior". */
  root: string;
  scope: FitScope;
  fitment: ProductType["fitment"];
  /** Products that one unit of this kind becomes, one a side. */
  variations: PartVariation[];
  positions: (string | null)[];
  type: ProductType;
  /** True where another kind has the same name: their titles tell them apart. */
  sharesName: boolean;
};

const scopeByRoot: Record<string, FitScope> = {
  "body-and-exterior": "series",
  "badges-decals-and-emblems": "series",
  lighting: "series",
  "rubber-and-weatherstrips": "body",
  "interior-and-trim": "body",
  "glass-and-mirrors": "body",
  engine: "engine",
};
const engineScopedParts =
  /^(Carburettor|Mechanical fuel pump|Distributor|Ignition lead|Spark plug|Electronic ignition|Starter motor|Water pump|Thermostat|Exhaust manifold gasket)/;

export function partKindsOf(types: ProductType[]): PartKind[] {
  const kinds = new Map<string, PartKind>();
  for (const type of types) {
    const key = kindKey(type);
    const known = kinds.get(key);
    if (known === undefined) kinds.set(key, newKind(key, type));
    else known.variations.push(...variationsOf(type));
  }
  const byName = Map.groupBy(kinds.values(), ({ name }) => name);
  return [...byName.values()].flatMap((namesakes) => (namesakes.length === 1 ? namesakes : namesakes.map(sharingName)));
}

function sharingName(kind: PartKind): PartKind {
  return { ...kind, sharesName: true };
}

/** Left and right rows of one type share a key, so that their products are made in pairs. */
function kindKey(type: ProductType): string {
  const isOneSided = type.sides.length === 1 && (type.sides[0] === "LH" || type.sides[0] === "RH");
  return isOneSided ? `${type.product_type}|twins` : `${type.product_type}|${type.category_url}`;
}

function newKind(key: string, type: ProductType): PartKind {
  const root = type.category_url.split("/")[2] ?? "";
  return {
    key,
    name: type.product_type,
    categoryUrl: type.category_url,
    root,
    scope: engineScopedParts.test(type.product_type) ? "engine" : (scopeByRoot[root] ?? "group"),
    fitment: type.fitment,
    variations: variationsOf(type),
    positions: positionsOf(type),
    type,
    sharesName: false,
  };
}

/** Where the sides are an option to choose on one product, there is a single variation without a side. */
export function hasSideOption(type: ProductType): boolean {
  return type.fitment === "either" && type.sides.length > 1;
}

function variationsOf(type: ProductType): PartVariation[] {
  if (type.sides.length === 0 || hasSideOption(type)) return [{ side: null, type }];
  return type.sides.map((side) => ({ side, type }));
}

function positionsOf(type: ProductType): (string | null)[] {
  if (type.product_type === "Stripe kit") return type.category_url.includes("side-stripe") ? ["Side"] : ["Bonnet", "Boot"];
  return type.positions.length === 0 ? [null] : type.positions;
}
