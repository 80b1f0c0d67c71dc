import { derivedOnce } from "#server/cache/derived-once.ts";
import type { PublicCache } from "#server/cache/public-cache.ts";
import type { Car, CarMake, CarMarks, CarParts, CarQuery, CarSummary } from "#shared/contract/catalogue/car.ts";
import type { CarCard } from "#shared/contract/catalogue/car-card.ts";
import type { Vehicle } from "#shared/contract/catalogue/vehicle.ts";
import type { Picture } from "#shared/contract/picture.ts";
import { AppError, nullUnlessOurFault } from "#shared/domain/app-error.ts";
import { addressBelow } from "#shared/domain/product/limited-address.ts";
import { carsRoot, vehicleUrl } from "#shared/domain/vehicle/car-address.ts";
import { readVehicleAnswers } from "#shared/domain/vehicle/vehicle-answers.ts";
import type { WrittenCarCard } from "../content/cars/car-cards.ts";
import type { ContentService } from "../content/content-service.ts";
import type { VehicleGuide } from "../content/cars/vehicle-guides.ts";
import type { CountedParts, CountParts } from "./count-parts.ts";
import type { FindablePage } from "../search/pages/find-pages.ts";
import { type CarList, type ListedMake, listCars, summaryOf } from "./list-cars.ts";
import { chooseVehicle } from "./choose-vehicle.ts";
import { modelYear } from "../vehicles/model-year.ts";

/** A vehicle as the index has it for a page about it. */
export type IndexedVehicle = Vehicle & { picture: Picture | null; marks: CarMarks | null };

/** The vehicle index, all of it; hidden vehicles never appear. Failures are AppErrors with an UPSTREAM code. */
export type CarIndexPort = { all(): Promise<IndexedVehicle[]> };

type CarServiceOptions = {
  index: CarIndexPort;
  cache: PublicCache;
  content: Pick<ContentService, "vehicleGuide" | "vehicleAreas" | "carCards">;
  /** Left out while fitment is switched off: nobody knows then what fits. */
  countParts?: CountParts;
  now?: () => Date;
};

const minute = 60_000;
/** The vehicle index changes when a catalogue is imported. */
const freshness = { freshMs: 10 * minute, staleMs: 24 * 60 * minute };

/** Pages about cars: makes, the cars of a make, and a car with what the shop and its editors know of it. */
export function createCarService({ index, cache, content, countParts, now = () => new Date() }: CarServiceOptions): CarService {
  const vehicles = (): Promise<readonly IndexedVehicle[]> =>
    cache.get({ cache: "cars", key: "all", ...freshness, load: () => index.all(), isNothing: ({ length }) => length === 0 });
  const carsOf = derivedOnce(listCars);
  const cars = async (): Promise<CarList> => carsOf(await vehicles());

  /** Null while the search can't tell: a page about a car is worth showing without its lists. */
  async function partsOf(vehicle: Vehicle, answers: string | undefined): Promise<{ parts: CarParts; types: CountedParts["types"] } | null> {
    if (countParts === undefined) return null;
    const areas = await content.vehicleAreas();
    const wanted = areas.map(({ categories }) => categories);
    const counted = await countParts(vehicle, answers, wanted).catch(nullUnlessOurFault);
    return counted && { parts: toParts(vehicle, areas, counted), types: counted.types };
  }

  return {
    vehicles,
    makes: async () => [...(await cars()).values()].map(({ summary }) => summary),
    async make(slug) {
      const found = (await cars()).get(`${carsRoot}/${slug}`);
      if (!found) throw new AppError("NOT_FOUND", "no such make");
      const { make, url } = found.summary;
      return { make, url, cars: [...found.cars.values()].map(summaryOf) };
    },
    async car(query) {
      const found = (await cars()).get(`${carsRoot}/${query.make}`);
      const url = `${carsRoot}/${query.make}/${query.name}`;
      const car = found?.cars.get(url);
      if (!found || !car) throw new AppError("NOT_FOUND", "no such car");
      const { vehicle, chosen, isFound } = chooseVehicle(car.vehicles, query);
      const own = query.vehicleId === vehicle.vehicleId ? query.answers : undefined;
      const [counted, guide] = await Promise.all([partsOf(vehicle, own), content.vehicleGuide(`${query.make}/${query.name}`)]);
      const { picture, marks, ...plain } = vehicle;
      return {
        ...car.facts,
        lastYear: car.facts.yearTo ?? Math.max(car.facts.yearFrom, vehicle.yearTo ?? modelYear(now())),
        makeUrl: found.summary.url,
        ...(picture === null ? {} : { picture, marks }),
        vehicle: plain,
        chosen,
        isFound,
        parts: counted?.parts ?? null,
        intro: guide?.intro ?? "",
        wear: wearOf(guide, vehicle, counted?.types ?? {}),
        stories: guide?.stories ?? [],
        others: [...found.cars.values()].filter((other) => other !== car && other.facts.model === car.facts.model).map(summaryOf),
      };
    },
    async card({ vehicleId, answers }) {
      const all = [...(await cars()).values()].flatMap((make) => Array.from(make.cars.values()));
      const car = all.find(({ vehicles }) => vehicles.some((vehicle) => vehicle.vehicleId === vehicleId));
      const vehicle = car?.vehicles.find((member) => member.vehicleId === vehicleId);
      if (!car || !vehicle) throw new AppError("NOT_FOUND", "no such vehicle");
      const said = readVehicleAnswers(answers).engine;
      const engine = vehicle.engines.find((name) => name === said) ?? null;
      const cards = await content.carCards();
      return {
        label: car.facts.label,
        url: car.facts.url,
        engine,
        engines: ownCards(cards, vehicle, engine),
        known: cards.map(({ title }) => title),
      };
    },
    pages: async () => [...(await cars()).values()].flatMap(pagesOf),
  };
}

/** The cards of a vehicle's engines, of the one that it has where that is known. */
function ownCards(cards: readonly WrittenCarCard[], { make, engines }: Vehicle, engine: string | null): CarCard["engines"] {
  const wanted = engine === null ? engines : [engine];
  return cards
    .filter(({ makes }) => makes.includes(make))
    .flatMap(({ title, engines: covered, figures }) => {
      const own = wanted.filter((name) => covered.includes(name));
      return own.length === 0 ? [] : [{ title, engines: own, figures }];
    });
}

function pagesOf({ summary: { make, url }, cars }: ListedMake): FindablePage[] {
  const page = (label: string, address: string): FindablePage => ({ kind: "vehicle", label, url: address });
  return [page(make, url), ...[...cars.values()].map(({ facts }) => Object.assign(page(facts.label, facts.url), { shared: make }))];
}

function toParts(vehicle: Vehicle, areas: Awaited<ReturnType<ContentService["vehicleAreas"]>>, counted: CountedParts): CarParts {
  const url = vehicleUrl(vehicle);
  return {
    url,
    total: counted.total,
    listed: counted.listed,
    areas: areas.map(({ area, title, categories }, at) => ({
      area,
      title,
      count: counted.groups[at] ?? 0,
      url: `${url}?${new URLSearchParams(categories.map((handle) => ["category", handle]))}`,
    })),
    departments: counted.departments.map(({ title, url: path, count }) => ({ title, count, url: addressBelow(url, path) })),
  };
}

function wearOf(guide: VehicleGuide | null, vehicle: Vehicle, types: CountedParts["types"]): Car["wear"] {
  const url = vehicleUrl(vehicle);
  return (guide?.wear ?? []).map(({ productTypes, ...note }) =>
    Object.assign(note, {
      parts: productTypes.map((name) => ({ name, count: types[name] ?? 0, url: `${url}?${new URLSearchParams({ product_type: name })}` })),
    }),
  );
}

export type CarService = {
  /** All that the index has, in its order. */
  vehicles(): Promise<readonly IndexedVehicle[]>;
  /** By name. */
  makes(): Promise<CarMake[]>;
  /** By the make's part of its address. Unknown ones throw NOT_FOUND, here and below. */
  make(slug: string): Promise<{ make: string; url: string; cars: CarSummary[] }>;
  car(query: CarQuery): Promise<Car>;
  /** Torque figures, fluids and settings of a vehicle's engines. */
  card(choice: { vehicleId: string; answers?: string | undefined }): Promise<CarCard>;
  /** What makes and cars are called, and where their pages stand. */
  pages(): Promise<FindablePage[]>;
};
