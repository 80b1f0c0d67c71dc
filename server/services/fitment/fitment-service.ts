import type { PublicCache } from "#server/cache/public-cache.ts";
import type { CardFitment, FitmentVehicles, FitmentVerdict, OfferFitment, PartFitment } from "#shared/contract/catalogue/fitment.ts";
import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import type { Product } from "#shared/contract/catalogue/product.ts";
import type { Vehicle, VehicleChoice } from "#shared/contract/catalogue/vehicle.ts";
import { nullIfNotFound, nullUnlessOurFault } from "#shared/domain/app-error.ts";
import { fitmentReason, fittedCar, unlistedCar } from "#shared/domain/fitment/fitment-reason.ts";
import type { FitmentRow } from "#shared/domain/fitment/fitment-row.ts";
import { goTogether, standsIn } from "#shared/domain/fitment/goes-together.ts";
import { type ChosenVehicle, decideFitment, type FitmentDecision } from "#shared/domain/fitment/fitment-verdict.ts";
import { readVehicleAnswers } from "#shared/domain/vehicle/vehicle-answers.ts";
import { vehicleLabel } from "#shared/domain/vehicle/vehicle-label.ts";
import { vehicleUrl } from "#shared/domain/vehicle/car-address.ts";
import type { VehicleService } from "../vehicles/vehicle-service.ts";
import { groupVehicles } from "./group-vehicles.ts";
import { modelYear } from "../vehicles/model-year.ts";

type FitmentServiceOptions = {
  index: FitmentIndexPort;
  vehicles: Pick<VehicleService, "byId" | "byIds">;
  findProduct: (handle: string) => Promise<JudgedProduct>;
  cache: PublicCache;
  /** The flag `fitmentPhase1`. */
  isShown: boolean;
  now?: () => Date;
};

type Chosen = { vehicle: Vehicle; facts: ChosenVehicle; year: number | null };

const minute = 60_000;
const freshness = { freshMs: 5 * minute, staleMs: 60 * minute };
const groupsPerPage = 20;

/** Whether parts fit: for whole lists at once, for one part with its reason, and the other way round, which vehicles a part fits. */
export function createFitmentService({
  index,
  vehicles,
  findProduct,
  cache,
  isShown,
  now = () => new Date(),
}: FitmentServiceOptions): FitmentService {
  const currentYear = () => modelYear(now());

  async function rowsOf(skus: string[], vehicleId: string | null): Promise<readonly SkuRow[]> {
    const wanted = [...new Set(skus)].filter((sku) => sku !== "").toSorted();
    if (wanted.length === 0) return [];
    const load = async () => ({ rows: await index.rows(wanted, vehicleId) });
    const key = JSON.stringify([vehicleId, wanted]);
    return (await cache.get({ cache: "fitment", key, ...freshness, load, isNothing: ({ rows }) => rows.length === 0 })).rows;
  }

  /** The rows of each of these SKUs, from one look-up; none for a SKU that has none. */
  async function rowsBySku(skus: string[], vehicleId: string | null): Promise<(sku: string) => FitmentRow[]> {
    const bySku = Map.groupBy(await rowsOf(skus, vehicleId), ({ sku }) => sku);
    return (sku) => (bySku.get(sku) ?? []).map(({ row }) => row);
  }

  /** All variants of a part fit alike; a variant of its own rows adds them. */
  async function rowsOfProduct(product: JudgedProduct, vehicleId: string | null): Promise<FitmentRow[]> {
    return (await rowsOf(skusOf(product), vehicleId)).map(({ row }) => row);
  }

  /** Null for a part that is no longer sold. */
  async function findSold(handle: string) {
    const product = await findProduct(handle).catch(nullIfNotFound);
    return product && { ...product, handle };
  }

  /** A vehicle that the index no longer has counts as none. */
  async function choose({ vehicleId, answers }: VehicleChoice): Promise<Chosen | null> {
    const vehicle = vehicleId === undefined ? null : await vehicles.byId(vehicleId);
    if (vehicle === null) return null;
    const known = readVehicleAnswers(answers);
    return { vehicle, facts: { ...vehicle, answers: known }, year: Number(known.year) || null };
  }

  async function judgeCards<Card extends JudgedCard>(products: readonly Card[], choice: VehicleChoice): Promise<Card[]> {
    const chosen = await choose(choice);
    const asked = chosen === null ? [] : skuOfEach(products.filter(({ hasFitment }) => hasFitment));
    const rowsOfSku = await rowsBySku(asked, chosen?.vehicle.vehicleId ?? null);
    const year = currentYear();
    return products.map((card) => {
      if (card.isForPeople) return card;
      const decision = decideFitment(card, rowsOfSku(card.sku), chosen?.facts ?? null, year);
      return { ...card, fitment: verdictOf(decision, chosen) };
    });
  }

  /** Each with the decision about it, from one look-up. */
  async function decideAll<Part extends JudgedPart>(parts: readonly Part[], chosen: Chosen | null) {
    const asked = chosen === null ? [] : parts.filter(({ hasFitment }) => hasFitment).flatMap(({ skus }) => skus);
    const skuRows = await rowsOf(asked, chosen?.vehicle.vehicleId ?? null);
    const year = currentYear();
    return parts.map((part) => {
      const rows = skuRows.filter(({ sku }) => part.skus.includes(sku)).map(({ row }) => row);
      return { part, decision: decideFitment(part, rows, chosen?.facts ?? null, year) };
    });
  }

  async function judgeOffers(parts: readonly OfferedPart[], choice: VehicleChoice): Promise<(OfferFitment | null)[]> {
    const chosen = await choose(choice);
    if (chosen === null) return parts.map(() => null);
    return (await decideAll(parts, chosen)).map(({ part, decision }) => (part.isForPeople ? null : toOfferFitment(part, decision, chosen)));
  }

  return {
    // Where nobody can tell what fits, lists show their parts without it.
    cards: async (products, choice) => (isShown ? await judgeCards(products, choice).catch(nullUnlessOurFault) : null) ?? [...products],
    async product(handle, choice) {
      if (!isShown) return null;
      const [product, chosen] = await Promise.all([findProduct(handle), choose(choice)]);
      if (product.isForPeople) return null;
      const rows = chosen === null || !product.hasFitment ? [] : await rowsOfProduct(product, chosen.vehicle.vehicleId);
      const decision = decideFitment(product, rows, chosen?.facts ?? null, currentYear());
      const { quantity, open } = decision;
      return {
        ...verdictOf(decision, chosen),
        reason: fitmentReason(decision, chosen?.vehicle ?? null),
        quantity,
        question: open && { attribute: open.attribute, text: open.question, choices: open.choices },
        vehicleLabel: chosen && vehicleLabel(chosen.vehicle, chosen.year),
      };
    },
    async parts(handles, choice) {
      if (!isShown) return [];
      const [products, chosen] = await Promise.all([Promise.all(handles.map(findSold)), choose(choice)]);
      const sold = products.filter((product) => product !== null).filter(({ isForPeople }) => !isForPeople);
      const decided = await decideAll(sold.map(withSkus), chosen);
      return decided.map(({ part, decision }) => toPartFitment(part, decision, chosen));
    },
    async offers(parts, choice) {
      const judged = isShown ? await judgeOffers(parts, choice).catch(nullUnlessOurFault) : null;
      return judged ?? parts.map(() => null);
    },
    async companions(handle, products) {
      if (!isShown) return [...products];
      const product = await findProduct(handle);
      const own = product.isUniversal || !product.hasFitment ? [] : await rowsOfProduct(product, null);
      if (own.length === 0) return [...products];
      // Of a part without any data nobody knows the car: it may be a fine part, but not one to recommend beside this one.
      const known = products.filter(({ hasFitment, isUniversal }) => hasFitment || isUniversal);
      const listed = known.filter(({ isUniversal }) => !isUniversal);
      const rowsOfSku = await rowsBySku(skuOfEach(listed), null);
      return known.filter(({ sku }) => goTogether(own, rowsOfSku(sku)));
    },
    async standIns(handle, findOthers) {
      const own = isShown ? await rowsOfProduct(await findProduct(handle), null) : [];
      const vehicleId = own[0]?.vehicleIds[0];
      if (vehicleId === undefined) return [];
      const others = await findOthers(vehicleId);
      const rowsOfSku = await rowsBySku(skuOfEach(others), null);
      return others.filter(({ sku }) => standsIn(rowsOfSku(sku), own));
    },
    async vehicles(handle, { page: asked, q }) {
      const product = await findProduct(handle);
      if (!isShown || !product.hasFitment) return { total: 0, found: 0, page: 1, pageCount: 0, groups: [] };
      const rows = await rowsOfProduct(product, null);
      const known = await vehicles.byIds([...new Set(rows.flatMap(({ vehicleIds }) => vehicleIds))]);
      const words = wordsOf(q);
      const found = words.length === 0 ? known : known.filter((vehicle) => isVehicleNamed(vehicle, words));
      const groups = groupVehicles(found, rows);
      const pageCount = Math.ceil(groups.length / groupsPerPage);
      const page = Math.max(1, Math.min(asked, pageCount));
      return {
        total: known.length,
        found: found.length,
        page,
        pageCount,
        groups: groups.slice((page - 1) * groupsPerPage, page * groupsPerPage),
      };
    },
  };
}

function verdictOf(decision: FitmentDecision, chosen: Chosen | null): CardFitment {
  const { status, positions, notes, open } = decision;
  const car = chosen && fittedCar(decision, chosen.vehicle, chosen.facts.answers);
  return { status, positions, notes, isConditional: open !== null, car };
}

function toPartFitment(
  { handle, breadcrumbs }: Pick<Product, "handle" | "breadcrumbs">,
  decision: FitmentDecision,
  chosen: Chosen | null,
): PartFitment {
  const category = breadcrumbs.at(-1);
  return {
    handle,
    ...verdictOf(decision, chosen),
    notListedFor: chosen && unlistedCar(decision, chosen.vehicle),
    category: category ? { title: category.label, url: category.url } : null,
  };
}

function toOfferFitment({ category }: OfferedPart, decision: FitmentDecision, chosen: Chosen): OfferFitment {
  const { status, notes, isConditional, car } = verdictOf(decision, chosen);
  const notListedFor = unlistedCar(decision, chosen.vehicle);
  const othersUrl = category && `${vehicleUrl(chosen.vehicle)}?${new URLSearchParams({ category })}`;
  return { status, notes, isConditional, car, notListedFor, othersUrl };
}

const withSkus = <Part extends JudgedProduct>(part: Part) => ({ ...part, skus: skusOf(part) });

const skuOfEach = (cards: readonly Pick<ProductCard, "sku">[]) => cards.map(({ sku }) => sku);

function skusOf({ sku, variants }: JudgedProduct): string[] {
  return [sku, ...variants.map((variant) => variant.sku)];
}

/** Whether every word starts a word of the vehicle's name, or is a year in which it was built. */
function isVehicleNamed({ make, model, series, submodel, yearFrom, yearTo }: Vehicle, words: readonly string[]): boolean {
  const names = wordsOf([make, model, series, submodel].join(" "));
  return words.every((word) => {
    if (names.some((name) => name.startsWith(word))) return true;
    return /^\d{4}$/.test(word) && Number(word) >= yearFrom && Number(word) <= (yearTo ?? Infinity);
  });
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** What a verdict needs to know of a card. */
export type JudgedCard = Pick<ProductCard, "sku" | "hasFitment" | "isUniversal" | "isForPeople" | "fitment">;

/** What a verdict needs to know of a product. */
type JudgedProduct = Pick<Product, "sku" | "hasFitment" | "isUniversal" | "isForPeople"> & {
  variants: { sku: string }[];
  breadcrumbs: Product["breadcrumbs"];
};

/** What a verdict needs to know of a part, and the SKUs whose rows are its own. */
type JudgedPart = Pick<Product, "hasFitment" | "isUniversal" | "isForPeople"> & { skus: string[] };
/** `category` is its handle. */
export type OfferedPart = JudgedPart & { category: string | null };

export type FitmentService = {
  /** The cards with their verdicts, from one batched look-up. When that fails they come without, because a list is worth showing all the same. */
  cards<Card extends JudgedCard>(products: readonly Card[], choice: VehicleChoice): Promise<Card[]>;
  /** Null while fitment is switched off, and for what is for people; throws NOT_FOUND for an unknown product. */
  product(handle: string, choice: VehicleChoice): Promise<FitmentVerdict | null>;
  /** Those that can be on one car together with a product: for a car that it fits, and for no other engine, body or gearbox. */
  companions<Card extends JudgedCard>(handle: string, products: readonly Card[]): Promise<Card[]>;
  /** Of the parts for one of a product's cars, which `findOthers` looks up, those that do the same on each of them; none while fitment is switched off. */
  standIns<Card extends JudgedCard>(handle: string, findOthers: (vehicleId: string) => Promise<Card[]>): Promise<Card[]>;
  /** Of several parts at once; those that are no longer sold are left out, and what is for people. */
  parts(handles: string[], choice: VehicleChoice): Promise<PartFitment[]>;
  /** Of parts that somebody else has looked up, in their order, from one look-up. Null for what is for people, and where nobody can tell. */
  offers(parts: readonly OfferedPart[], choice: VehicleChoice): Promise<(OfferFitment | null)[]>;
  /** Those that match the text; empty for all. A page beyond the last is the last. */
  vehicles(handle: string, wanted: { page: number; q: string }): Promise<FitmentVehicles>;
};

export type SkuRow = { sku: string; row: FitmentRow };

/** The fitment index as the shop sees it. Failures are AppErrors with an UPSTREAM code. */
export type FitmentIndexPort = {
  /** Every row of these SKUs, or only those for one vehicle. */
  rows(skus: string[], vehicleId: string | null): Promise<SkuRow[]>;
};
