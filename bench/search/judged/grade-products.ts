import { engineFamilies } from "#sandbox/catalogue/generate/plan/engine-families.ts";
import type { Catalogue, CatalogueProduct, FitmentRow, Vehicle } from "#sandbox/catalogue/types.ts";

export type Car = { make?: string; model?: string; series?: string; submodel?: string; year?: string; engine?: string; body?: string };
export type Wanted = {
  /** Product types in lower case; empty when the catalogue has no such part. */
  types: string[];
  car: Car;
  side?: string | undefined;
  position?: string | undefined;
  title?: string | undefined;
};

/**
 * Grades the catalogue for what a shopper wants: 3 for the part that was named, for the car that was named, on the side that was named; 1 for the same part
 * with a detail that differs. Only when nothing earns a 3, what comes nearest counts: the part for the same model of another year (2) or of the make (1), and
 * other parts for the car, those of the same category (2) before the rest (1).
 */
export function createGrading(catalogue: Catalogue): (wanted: Wanted) => Map<string, number> {
  const products = [...catalogue.products()];
  const vehicles = new Map(catalogue.vehicles.map((vehicle) => [vehicle.id, vehicle]));

  return (wanted) => {
    const isPart = (product: CatalogueProduct) => wanted.types.includes(product.productType.toLowerCase());
    const hasCar = Object.keys(wanted.car).length > 0;
    const fits = (product: CatalogueProduct) => !hasCar || product.fitment.some((row) => rowFits(row, wanted.car, vehicles));
    const fitsLoosely = (product: CatalogueProduct) =>
      !hasCar || product.isUniversal || product.fitment.some((row) => rowFits(row, looser(wanted.car), vehicles));
    const grades = new Map<string, number>();
    for (const product of products) {
      if (!isPart(product)) continue;
      if (fits(product) && hasDetails(product, wanted)) grades.set(product.handle, 3);
      else if (fitsLoosely(product)) grades.set(product.handle, 1);
    }
    if ([...grades.values()].includes(3)) return grades;
    const categories = new Set(products.filter(isPart).flatMap(({ categoryIds }) => categoryIds.at(-2) ?? []));
    for (const product of products) {
      const nearest = nearness(product, { isPart: isPart(product), fits: hasCar && fits(product), categories, car: wanted.car });
      if (nearest > (grades.get(product.handle) ?? 0)) grades.set(product.handle, nearest);
    }
    return grades;
  };

  function nearness(
    product: CatalogueProduct,
    { isPart, fits, categories, car }: { isPart: boolean; fits: boolean; categories: Set<number>; car: Car },
  ): number {
    if (fits) return categories.size === 0 || product.categoryIds.some((id) => categories.has(id)) ? 2 : 1;
    if (!isPart) return 0;
    const makes = catalogue.vehicles.filter((vehicle) => isNamed(vehicle, car)).map(({ make, model }) => ({ make, model }));
    const own = product.fitment.flatMap(({ vehicleIds }) => vehicleIds.flatMap((id) => vehicles.get(id) ?? []));
    if (own.some(({ make, model }) => makes.some((named) => named.make === make && named.model === model))) return 2;
    return own.some(({ make }) => makes.some((named) => named.make === make)) ? 1 : 0;
  }
}

function hasDetails({ fitment, title, variants }: CatalogueProduct, { side, position, title: words }: Wanted): boolean {
  const text = title.toLowerCase();
  const hand = side === "LH" ? "left hand" : "right hand";
  if (side !== undefined && !text.includes(hand)) return false;
  if (words !== undefined && ![text, ...variants.map((variant) => variant.title.toLowerCase())].some((named) => named.includes(words)))
    return false;
  const wanted = position?.toLowerCase();
  return (
    wanted === undefined ||
    text.includes(wanted) ||
    fitment.some(({ positions }) => positions.some((place) => place.toLowerCase().startsWith(wanted)))
  );
}

/** The car without what narrows it beyond its name. */
function looser({ make, model, series }: Car): Car {
  return Object.fromEntries(Object.entries({ make, model, series }).filter(([, value]) => value !== undefined));
}

function isNamed(vehicle: Vehicle, { make, model, series, submodel, body }: Car): boolean {
  return (
    (make === undefined || vehicle.make === make) &&
    (model === undefined || vehicle.model === model) &&
    (series === undefined || vehicle.series === series) &&
    (submodel === undefined || vehicle.submodel.split(" ").includes(submodel) || vehicle.submodel === submodel) &&
    (body === undefined || vehicle.bodyStyles.includes(body))
  );
}

function rowFits(row: FitmentRow, car: Car, vehicles: ReadonlyMap<number, Vehicle>): boolean {
  const year = car.year === undefined ? null : Number(car.year);
  if (year !== null && (year < row.yearFrom || year > row.yearTo)) return false;
  if (car.body !== undefined && row.body !== undefined && row.body !== car.body) return false;
  return row.vehicleIds.some((id) => {
    const vehicle = vehicles.get(id);
    if (vehicle === undefined || !isNamed(vehicle, car)) return false;
    if (year !== null && (year < vehicle.yearFrom || year > vehicle.yearTo)) return false;
    return (
      car.engine === undefined ||
      vehicle.engines.some((engine) => isEngine(engine, car.engine ?? "") && rowTakes(row, vehicle.make, engine))
    );
  });
}

function isEngine(engine: string, named: string): boolean {
  return ` ${engine}`.toLowerCase().includes(` ${named.toLowerCase()}`);
}

function rowTakes({ engine: label }: FitmentRow, make: string, engine: string): boolean {
  if (label === undefined) return true;
  return engineFamilies.some((family) => family.label === label && family.makes.includes(make) && family.engines.test(engine));
}
