import type { Catalogue, Category, Vehicle } from "#sandbox/catalogue/types.ts";
import { carPicturePath } from "#sandbox/pictures/addresses/picture-path.ts";
import { bodyOf, carOf, outlineOf } from "#sandbox/pictures/cars/cars.ts";
import { buildSmallIndex, type BuiltSmallIndex, openSmallIndex } from "../engine/build-search-index.ts";
import type { SearchIndex } from "../engine/search-index.ts";
import { modelName } from "./model-name.ts";
import { type BuiltFitment, collectFitment, openFitment } from "./fitment-index.ts";
import { definitionOf } from "./index-definition.ts";
import { partName } from "./part-name.ts";
import { imageRecord, type ProductRecordContext } from "./product-record.ts";
import { type BuiltProducts, collectProducts, openProducts, type ProductCollector } from "./products-index.ts";

type Suggestion = { reviews: number; products: number };

/** Popular searches as a search service would collect them: kinds of part, on their own and with the cars they are most bought for. */
function collectQuerySuggestions(vehicles: ReadonlyMap<number, Vehicle>): ProductCollector<BuiltSmallIndex> {
  const suggestions = new Map<string, Suggestion>();
  const count = (query: string, reviews: number) => {
    const known = suggestions.get(query) ?? { reviews: 0, products: 0 };
    suggestions.set(query, { reviews: known.reviews + reviews, products: known.products + 1 });
  };
  return {
    add(product) {
      const type = partName(product.productType);
      count(type, product.reviewsCount);
      const fitted = product.fitment.flatMap((row) => row.vehicleIds).slice(0, vehiclesLookedAt);
      const cars = new Set(fitted.flatMap((id) => vehicles.get(id) ?? []).map(modelName));
      for (const car of cars) count(`${car} ${type}`, product.reviewsCount / cars.size);
    },
    build: () => buildSuggestions(suggestions),
  };
}

function buildSuggestions(suggestions: Map<string, Suggestion>): BuiltSmallIndex {
  const records = [...suggestions].map(([query, { reviews, products }]) => ({
    objectID: query,
    query,
    popularity: Math.round(reviews + products),
    products_count: products,
  }));
  return buildSmallIndex(
    definitionOf("query_suggestions"),
    records.toSorted((a, b) => b.popularity - a.popularity).slice(0, suggestionsMax),
  );
}

const vehiclesLookedAt = 12;
const suggestionsMax = 20_000;

/** Every index that the shop asks for, by name; a replica's name leads to the index that it sorts. */
export type SearchIndices = ReadonlyMap<string, SearchIndex>;

/** All that a build makes; it holds until the catalogue's products change by more than their stock. */
export type BuiltIndices = {
  products: BuiltProducts;
  fitment: BuiltFitment;
  query_suggestions: BuiltSmallIndex;
  categories: BuiltSmallIndex;
  vehicles: BuiltSmallIndex;
};

export function buildIndices(catalogue: Catalogue, picturesUrl: string): BuiltIndices {
  const context = recordContext(catalogue, picturesUrl);
  const products = collectProducts(context);
  const fitment = collectFitment();
  const suggestions = collectQuerySuggestions(context.vehicles);
  for (const product of catalogue.products()) {
    for (const collector of [products, fitment, suggestions]) collector.add(product);
  }
  return {
    products: products.build(),
    fitment: fitment.build(),
    query_suggestions: suggestions.build(),
    categories: buildCategories(catalogue, picturesUrl),
    vehicles: buildVehicles(catalogue, picturesUrl),
  };
}

export function openIndices(catalogue: Catalogue, picturesUrl: string, built: BuiltIndices): SearchIndices {
  const small = ["query_suggestions", "categories", "vehicles"] as const;
  const indices = [
    openProducts(catalogue, recordContext(catalogue, picturesUrl), built.products),
    openFitment(catalogue, built.fitment, built.products.ids),
    ...small.map((name) => openSmallIndex(definitionOf(name), built[name])),
  ];
  const byName = new Map<string, SearchIndex>();
  for (const index of indices) {
    byName.set(index.definition.name, index);
    for (const { name } of index.definition.replicas) byName.set(name, index);
  }
  return byName;
}

function recordContext(catalogue: Catalogue, picturesUrl: string): ProductRecordContext {
  return {
    categories: new Map(catalogue.categories.map((category) => [category.id, category])),
    promotionTitles: new Map(catalogue.promotions.map(({ handle, title }) => [handle, title])),
    vehicles: new Map(catalogue.vehicles.map((vehicle) => [vehicle.id, vehicle])),
    shelves: catalogue,
    picturesUrl,
  };
}

function buildVehicles({ vehicles }: Catalogue, picturesUrl: string): BuiltSmallIndex {
  const records = vehicles.map((vehicle) => ({ ...toRecord(vehicle), ...sideView(vehicle, picturesUrl) }));
  return buildSmallIndex(definitionOf("vehicles"), records);
}

/** The frame in which cars are drawn. */
const carFrame = { width: 900, height: 360 };

/** The vehicle from the side, by its own outline; nothing where nobody has drawn one. */
function sideView(vehicle: Vehicle, picturesUrl: string): object {
  const { make, model, series, submodel, bodyStyles } = vehicle;
  const car = carOf({ make, model, series, body: bodyOf(submodel, bodyStyles) });
  if (car === null) return { image: null, image_marks: null };
  const alt = `Illustration of ${/^[AEIOU]/.test(make) ? "an" : "a"} ${make} ${[...new Set([series, model])].join(" ")} from the side`;
  const { width, height } = carFrame;
  const { nose, wheels, tail } = outlineOf(car);
  const [front, rear] = wheels;
  return {
    image: imageRecord({ path: carPicturePath({ car, seed: car }), alt, width, height }, picturesUrl),
    image_marks: { nose: nose / width, front_axle: front / width, rear_axle: rear / width, tail: tail / width },
  };
}

function toRecord(vehicle: Vehicle) {
  return {
    objectID: String(vehicle.id),
    vehicleid: vehicle.id,
    KtypNr: vehicle.ktypNr,
    Make: vehicle.make,
    Model: vehicle.model,
    Series: vehicle.series,
    Submodel: vehicle.submodel,
    YearFrom: vehicle.yearFrom,
    YearTo: vehicle.yearTo,
    Hidden: false,
    body_styles: vehicle.bodyStyles,
    engines: vehicle.engines,
  };
}

/** The index of category pages; a category's picture is that of its newest product. */
function buildCategories(catalogue: Catalogue, picturesUrl: string): BuiltSmallIndex {
  const handles = new Map(catalogue.categories.map(({ id, handle }) => [id, handle]));
  const toRecord = (category: Category) => ({
    objectID: String(category.id),
    title: category.title,
    path: category.path,
    handle: category.handle,
    encodedHandle: encodeURIComponent(category.handle),
    urlPath: category.url,
    level: category.level,
    parent_handle: category.parentId === null ? null : (handles.get(category.parentId) ?? null),
    product_count: category.productCount,
    image: imageRecord(catalogue.productsInCategory(category.id, 0, 1)[0]?.images[0], picturesUrl),
  });
  return buildSmallIndex(definitionOf("categories"), catalogue.categories.map(toRecord));
}
