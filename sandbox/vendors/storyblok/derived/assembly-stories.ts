import type { CatalogueProduct, Category, FitmentRow, Vehicle } from "#sandbox/catalogue/types.ts";
import { assemblyPicturePath } from "#sandbox/pictures/addresses/picture-path.ts";
import { assemblyPlans, type PlannedAssembly, type PlannedPart } from "#sandbox/pictures/assemblies/assembly-plans.ts";
import { laidOut } from "#sandbox/pictures/assemblies/assembly-picture.ts";
import { assemblySize } from "#sandbox/pictures/assemblies/lay-out.ts";
import { carUrl } from "#shared/domain/vehicle/car-address.ts";
import type { ContentCatalogue } from "../content-catalogue.ts";
import { publishedAtDefault, type SourceStory } from "../story.ts";

/** As many as an editor would pick by hand: the first that fits is offered. */
const numbersMax = 12;

/** One story an assembly: which part of the catalogue goes where follows from what fits its cars. */
export function assemblyStories({
  products,
  categories,
  vehicles,
}: Pick<ContentCatalogue, "products" | "categories" | "vehicles">): SourceStory[] {
  const plans = [...assemblyPlans().values()];
  const types = new Set(plans.flatMap(({ parts }) => parts.map(({ product_type: type }) => type)));
  const offers: Offer[] = [];
  // One after the other: all at once, a large catalogue would fill the memory.
  for (const product of products()) if (types.has(product.productType)) offers.push(offerOf(product));
  const byType = Map.groupBy(offers, ({ productType }) => productType);
  return plans.map((plan, position) => ({
    fullSlug: `assemblies/${plan.slug}`,
    name: plan.title,
    tags: [],
    position,
    content: contentOf(plan, byType, categories, vehicles),
    firstPublishedAt: publishedAtDefault,
    publishedAt: publishedAtDefault,
  }));
}

function contentOf(
  plan: PlannedAssembly,
  byType: ReadonlyMap<string, Offer[]>,
  categories: readonly Category[],
  vehicles: readonly Vehicle[],
): SourceStory["content"] {
  const ids = plan.vehicles.map(Number);
  const leaves = new Map(categories.map(({ id, url }) => [id, url]));
  const { placed } = laidOut(plan);
  const chosen = new Map(plan.parts.map((part) => [part, partsFor(byType.get(part.product_type) ?? [], part, plan)]));
  const cars = ids.flatMap((id) => vehicles.find((vehicle) => vehicle.id === id) ?? []).map(carUrl);
  const places = [...chosen.values()].flat().flatMap(({ categoryIds: [leaf] }) => (leaf === undefined ? [] : (leaves.get(leaf) ?? [])));
  const percent = (at: number, of: number) => String(Math.round((at / of) * 1000) / 10);
  return {
    component: "Assembly",
    title: plan.title,
    area: plan.area,
    intro: plan.intro,
    picture: { $picture: assemblyPicturePath(plan.slug), alt: `Illustration: ${plan.title}, taken apart` },
    cars: [...new Set(cars)],
    categories: [...new Set(places)],
    parts: placed.map(({ part, numberAt }) => ({
      component: "AssemblyPart",
      number: String(part.number),
      name: part.name,
      part_numbers: (chosen.get(part) ?? []).map(({ number }) => number).join(", "),
      quantity: String(part.quantity),
      note: part.note,
      left: percent(numberAt.x, assemblySize.width),
      top: percent(numberAt.y, assemblySize.height),
    })),
  };
}

/** For each car, and each engine that its parts of this kind tell apart, one that goes into this very place; those first that can be had at once and in one version. */
function partsFor(
  products: readonly Offer[],
  { positions }: Pick<PlannedPart, "positions">,
  { vehicles, engines }: Pick<PlannedAssembly, "vehicles" | "engines">,
): Offer[] {
  const isForEngine = ({ engine }: FitmentRow) => engine === undefined || engines.length === 0 || engines.includes(engine);
  const placeOf = (row: FitmentRow) => positions.findIndex((position) => row.positions.some((at) => samePlace(at, position)));
  const worth = ({ isInOneVersion, availability }: Offer) => Number(isInOneVersion) * 2 + Number(availability === "in-stock");
  const best = products.toSorted((one, other) => worth(other) - worth(one));
  const fitting = vehicles.flatMap((vehicle) => {
    const placed = best.flatMap((product) => {
      const rows = product.fitment.filter((row) => row.vehicleIds.includes(Number(vehicle)) && isForEngine(row));
      const engine = rows[0]?.engine ?? "";
      if (product.isUniversal || (rows.length > 0 && positions.length === 0)) return { product, place: 0, engine };
      const places = rows.map(placeOf).filter((place) => place >= 0);
      return places.length === 0 ? [] : { product, place: Math.min(...places), engine };
    });
    const ranked = placed.toSorted((one, other) => one.place - other.place);
    return [...Map.groupBy(ranked, ({ place, engine }) => `${place} ${engine}`).values()].flatMap(([first]) => first?.product ?? []);
  });
  return [...new Set(fitting)].slice(0, numbersMax);
}

/** "Front Upper left" and "front upper left", whatever their order. */
function samePlace(one: string, other: string): boolean {
  const wordsOf = (place: string) => place.toLowerCase().split(" ").toSorted().join(" ");
  return wordsOf(one) === wordsOf(other);
}

/** What is looked at of a product. */
type Offer = Pick<CatalogueProduct, "productType" | "availability" | "fitment" | "isUniversal" | "categoryIds"> & {
  isInOneVersion: boolean;
  /** The product's own where there is one version of it, else that of its first. */
  number: string;
};

function offerOf({ productType, availability, fitment, isUniversal, categoryIds, partNumber, variants }: CatalogueProduct): Offer {
  const isInOneVersion = variants.length === 1;
  const number = isInOneVersion ? partNumber : (variants[0]?.sku ?? partNumber);
  return { productType, availability, fitment, isUniversal, categoryIds, isInOneVersion, number };
}
