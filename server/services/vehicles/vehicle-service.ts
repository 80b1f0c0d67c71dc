import { createHmac, randomBytes } from "node:crypto";
import DataLoader from "dataloader";
import type { PublicCache } from "#server/cache/public-cache.ts";
import type {
  Vehicle,
  VehicleFacets,
  VehicleFindQuery,
  VehicleLookup,
  VehiclePage,
  VehicleSteps,
} from "#shared/contract/catalogue/vehicle.ts";
import type { Picture } from "#shared/contract/picture.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { readVehicleNumber } from "#shared/domain/vehicle/vehicle-number.ts";
import { readVehicleText } from "#shared/domain/vehicle/vehicle-text.ts";
import { likelyPlateStates, normalisePlate } from "#shared/domain/vehicle/vehicle-plate.ts";
import type { PlateState } from "#shared/domain/vehicle/plate-states.ts";
import type { DrawnVehicle, LookupAnswer, LookupMatch, VehicleIndexPort, VehicleLookupPort, VehicleSearch } from "./vehicle-ports.ts";
import { modelYear } from "./model-year.ts";

const vehiclesPerName = 10;

/** The index's vehicles for what the vendor named, in its order, each once. A match that the index does not know is left out. */
async function resolveMatches(index: VehicleIndexPort, matches: LookupMatch[]): Promise<VehicleLookup["candidates"]> {
  const byKType = new Map(
    (await index.byKTypes(matches.flatMap(({ kTypeNr }) => kTypeNr ?? []))).map((vehicle) => [vehicle.kTypeNr, vehicle]),
  );
  const resolved = await Promise.all(
    matches.map(async (match) => {
      const known = match.kTypeNr === null ? undefined : byKType.get(match.kTypeNr);
      return { match, vehicles: known === undefined ? await byName(index, match) : [known] };
    }),
  );
  const candidates = new Map<string, VehicleLookup["candidates"][number]>();
  for (const { match, vehicles } of resolved) {
    for (const vehicle of vehicles) {
      if (!candidates.has(vehicle.vehicleId))
        candidates.set(vehicle.vehicleId, { vehicle, year: yearOf(match, vehicle), engine: engineOf(match, vehicle) });
    }
  }
  return [...candidates.values()];
}

async function byName(index: VehicleIndexPort, { make, model, series, submodel, year }: LookupMatch): Promise<Vehicle[]> {
  if (model === null && series === null) return [];
  const steps = { make, model: model ?? undefined, series: series ?? undefined, submodel: submodel ?? undefined, year: year ?? undefined };
  return (await index.find({ text: "", steps, page: 1, pageSize: vehiclesPerName, isAnyWordEnough: false })).vehicles;
}

function yearOf({ year }: LookupMatch, { yearFrom, yearTo }: Vehicle): number | null {
  return year !== null && year >= yearFrom && (yearTo === null || year <= yearTo) ? year : null;
}

/** Only in our own words, so that it can answer questions of fitment. */
function engineOf({ engine }: LookupMatch, { engines }: Vehicle): string | null {
  return engine !== null && engines.includes(engine) ? engine : null;
}

/**
 * Looks for what a text most likely means, and for less only where that is nothing: a year narrows what the other words name; it may be a name itself, as of a
 * Triumph 2000; the car may not have been sold in it; the words may be what shoppers call cars; and at last some of them are enough.
 */
async function findByReading(index: VehicleIndexPort, search: VehicleSearch, nameCars: NameCars): Promise<Omit<VehiclePage, "page">> {
  const { text, steps } = search;
  // Signs name nothing, and the index takes them for any vehicle; a single letter or digit is in many names.
  if (text !== "" && !/[\p{L}\p{N}]{2}/u.test(text)) return nothing;
  const { year, withoutYear } = readVehicleText(text);
  const ofYear = year === null || steps.year !== undefined ? null : { ...search, text: withoutYear, steps: { ...steps, year } };
  const dropped = year === null ? null : { ...search, text: withoutYear };
  for (const reading of [ofYear, search, dropped].filter((each) => each !== null)) {
    const found = await index.find(reading);
    if (found.total > 0) return found;
  }
  const named = Object.values(steps).every((step) => step === undefined) ? await nameCars(text) : null;
  if (named !== null && named.length > 0) return pageOf(index, named, search);
  const words = (ofYear ?? search).text.match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  if (words.length === 0) return nothing;
  const loose = await index.find({ ...(ofYear ?? search), text: words.join(" "), isAnyWordEnough: true });
  return loose.total > 0 ? { ...loose, isPartialMatch: true } : nothing;
}

const nothing = { vehicles: [], total: 0, pageCount: 0 };

async function pageOf(index: VehicleIndexPort, vehicleIds: readonly string[], { page, pageSize: size }: VehicleSearch) {
  const shown = vehicleIds.slice((page - 1) * size, page * size);
  const found = new Map((await index.byIds(shown)).map(({ vehicle }) => [vehicle.vehicleId, vehicle]));
  return {
    vehicles: shown.flatMap((vehicleId) => found.get(vehicleId) ?? []),
    total: vehicleIds.length,
    pageCount: Math.ceil(vehicleIds.length / size),
  };
}

/** The ids of the cars that all words of a text name, as shoppers call them; null where they name none. */
type NameCars = (text: string) => Promise<string[] | null>;
const nameNone: NameCars = async () => null;

type VehicleServiceOptions = {
  index: VehicleIndexPort;
  lookups: VehicleLookupPort;
  cache: PublicCache;
  nameCars?: NameCars;
  now?: () => Date;
};

const minute = 60_000;
const pageSize = 15;
/** The vehicle index changes when a catalogue is imported, the answers to a look-up hardly ever, and each of them costs money. */
const freshness = {
  index: { freshMs: 10 * minute, staleMs: 120 * minute },
  lookup: { freshMs: 60 * minute, staleMs: 600 * minute },
} as const;

/** Vehicles by the steps of the manual search, by number and by plate. */
export function createVehicleService({
  index,
  lookups,
  cache,
  nameCars = nameNone,
  now = () => new Date(),
}: VehicleServiceOptions): VehicleService {
  // Plates and chassis numbers lead to people, so the cache only sees what a key of this process made of them.
  const secret = randomBytes(32);
  const anonymous = (...parts: string[]) => createHmac("sha256", secret).update(parts.join("|")).digest("base64url");

  const cached = <Value extends object>(key: unknown[], load: () => Promise<Value>, isNothing?: (value: Value) => boolean) =>
    cache.get({ cache: "vehicles", key: JSON.stringify(key), ...freshness.index, load, ...(isNothing && { isNothing }) });

  async function lookUp(key: string, hints: string[], ask: () => Promise<LookupAnswer | null>): Promise<VehicleLookup | null> {
    const { found } = await cache.get({
      cache: "vehicle-lookup",
      key,
      ...freshness.lookup,
      load: async () => {
        const answer = await ask();
        return { found: answer && { ...answer, candidates: await resolveMatches(index, answer.matches) } };
      },
      isNothing: (value) => value.found === null,
    });
    if (found === null) return null;
    const { candidates, reading, steps, hasMore } = found;
    return { candidates, reading, hints: [...hints, ...found.hints], steps, hasMore };
  }

  const unknown = new DataLoader<string, DrawnVehicle | null>(
    async (vehicleIds) => {
      const found = new Map((await index.byIds([...vehicleIds])).map((drawn) => [drawn.vehicle.vehicleId, drawn]));
      return vehicleIds.map((vehicleId) => found.get(vehicleId) ?? null);
    },
    { cache: false },
  );

  /** Each is kept by itself, for hardly two parts fit the same vehicles; those that aren't yet come with one call. */
  const drawnById = async (vehicleId: string): Promise<DrawnVehicle | null> => {
    const load = async () => ({ drawn: await unknown.load(vehicleId) });
    return (await cached(["id", vehicleId], load, ({ drawn }) => drawn === null)).drawn;
  };

  return {
    facets: (steps) =>
      cached(
        ["facets", steps],
        () => index.facets(steps, modelYear(now())),
        ({ total }) => total === 0,
      ),
    async find({ q = "", page, ...steps }) {
      const text = q.trim().replace(/\s+/g, " ");
      const ofPage = async (asked: number) => {
        const load = () => findByReading(index, { text, steps, page: asked, pageSize, isAnyWordEnough: false }, nameCars);
        return { ...(await cached(["find", text, steps, asked], load, ({ total }) => total === 0)), page: asked };
      };
      const found = await ofPage(page);
      return found.pageCount > 0 && page > found.pageCount ? ofPage(found.pageCount) : found;
    },
    async byKType(kTypeNr) {
      const load = async () => ({ vehicle: (await index.byKTypes([kTypeNr]))[0] ?? null });
      const { vehicle } = await cached(["k-type", kTypeNr], load, (found) => found.vehicle === null);
      if (vehicle === null) throw new AppError("NOT_FOUND", "unknown K-type", { userMessage: "We don't know that vehicle any more." });
      return vehicle;
    },
    byId: async (vehicleId) => (await drawnById(vehicleId))?.vehicle ?? null,
    pictureOf: async (vehicleId) => (await drawnById(vehicleId))?.picture ?? null,
    byIds: async (vehicleIds) => (await Promise.all(vehicleIds.map(drawnById))).flatMap((drawn) => drawn?.vehicle ?? []),
    async byVin(typed) {
      const number = readVehicleNumber(typed);
      if (number.kind === "unreadable") {
        throw new AppError("UNPROCESSABLE", "an unreadable VIN or chassis number", { userMessage: number.problem });
      }
      const found = await lookUp(anonymous("vin", number.value), number.hints, () => lookups.byVin(number.value));
      if (found === null) throw unknownNumber();
      return found;
    },
    async byRegistration(typedPlate, state) {
      const plate = normalisePlate(typedPlate);
      if (plate === null) {
        throw new AppError("UNPROCESSABLE", "an unreadable plate", { userMessage: "A number plate has up to 7 letters and digits." });
      }
      const found = await lookUp(anonymous("plate", state, plate), [], () => lookups.byRegistration(plate, state));
      if (found === null) throw unknownPlate(plate, state);
      return found;
    },
  };
}

function unknownNumber(): AppError {
  return new AppError("NOT_FOUND", "a VIN or chassis number that nobody knows", {
    userMessage: "We couldn't find a vehicle with that number. Check it against the plate on the car, or choose your vehicle by hand.",
  });
}

/** The shape of a plate suggests its state; the log gets neither. */
function unknownPlate(plate: string, state: PlateState): AppError {
  const likely = likelyPlateStates(plate);
  const elsewhere = likely.length > 0 && !likely.includes(state) ? ` It looks like one from ${likely.join(" or ")}.` : "";
  return new AppError("NOT_FOUND", "a plate that nobody knows", {
    userMessage: `We couldn't find that plate in ${state}.${elsewhere} Check the plate and the state, or choose your vehicle by hand.`,
  });
}

export type VehicleService = {
  facets(steps: VehicleSteps): Promise<VehicleFacets>;
  find(query: VehicleFindQuery): Promise<VehiclePage>;
  /** Throws NOT_FOUND for an unknown K-type. */
  byKType(kTypeNr: number): Promise<Vehicle>;
  /** Null for an id that is not in the index. */
  byId(vehicleId: string): Promise<Vehicle | null>;
  /** From the side; null for one that nobody has drawn. */
  pictureOf(vehicleId: string): Promise<Picture | null>;
  byIds(vehicleIds: string[]): Promise<Vehicle[]>;
  /** A VIN or chassis number as typed. */
  byVin(typed: string): Promise<VehicleLookup>;
  byRegistration(typedPlate: string, state: PlateState): Promise<VehicleLookup>;
};
