import { derivedOnce } from "#server/cache/derived-once.ts";
import type { Assembly, AssemblyLink, AssemblyPart, AssemblySummary } from "#shared/contract/catalogue/assembly.ts";
import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import type { Link } from "#shared/contract/picture.ts";
import type { VehicleChoice } from "#shared/contract/catalogue/vehicle.ts";
import { AppError, nullUnlessOurFault } from "#shared/domain/app-error.ts";
import { assemblyUrl, leftOutReason } from "#shared/domain/assembly.ts";
import { partNumberKey } from "#shared/domain/cart/parts-list/parts-list.ts";
import type { ContentService } from "../content/content-service.ts";
import type { WrittenAssembly, WrittenPart } from "../content/assemblies/assembly-stories.ts";
import type { FitmentService } from "../fitment/fitment-service.ts";
import type { NumberIndexPort } from "../parts-list/parts-list-service.ts";
import type { FindablePage } from "../search/pages/find-pages.ts";

type AssemblyServiceOptions = {
  content: Pick<ContentService, "assemblies">;
  index: NumberIndexPort;
  fitment: Pick<FitmentService, "cards">;
  /** What cars are called, by their pages. */
  cars: { pages(): Promise<FindablePage[]> };
};
type Numbered = Awaited<ReturnType<NumberIndexPort["byNumbers"]>>[number];

/** Drawings that take a piece of a car apart. All that editors write of them is one reading of the CMS, kept; a page asks the index and that of fitment once besides. */
export function createAssemblyService({ content, index, fitment, cars }: AssemblyServiceOptions): AssemblyService {
  async function carLinks(assemblies: readonly WrittenAssembly[]): Promise<Map<string, Link[]>> {
    const labels = new Map((await cars.pages()).map(({ url, label }) => [url, label]));
    const linkOf = (url: string): Link[] => {
      const label = labels.get(url);
      return label === undefined ? [] : [{ label, url }];
    };
    return new Map(assemblies.map(({ slug, cars: urls }) => [slug, urls.flatMap(linkOf)]));
  }

  /** None while the CMS can't tell, which is in the log: other pages are worth showing without them. */
  async function ofWhich(isMeant: (assembly: WrittenAssembly, numbers: NumbersOf) => boolean, car?: string): Promise<AssemblyLink[]> {
    const assemblies = (await content.assemblies().catch(nullUnlessOurFault)) ?? [];
    const numbers = numbersOf(assemblies);
    const isOfCar = ({ cars: urls }: WrittenAssembly) => car !== undefined && urls.includes(car);
    return assemblies
      .filter((assembly) => isMeant(assembly, numbers))
      .toSorted((one, other) => Number(isOfCar(other)) - Number(isOfCar(one)))
      .map(({ slug, title, picture }) => ({ title, url: assemblyUrl(slug), picture }));
  }

  return {
    async list() {
      const assemblies = await content.assemblies();
      const links = await carLinks(assemblies);
      return assemblies.map(({ slug, title, area, picture, parts }) => ({
        slug,
        title,
        url: assemblyUrl(slug),
        area,
        picture,
        partCount: parts.length,
        cars: links.get(slug) ?? [],
      }));
    },

    async assembly(slug, choice) {
      const written = (await content.assemblies()).find((assembly) => assembly.slug === slug);
      if (!written) throw new AppError("NOT_FOUND", "no such assembly");
      const { title, area, intro, picture } = written;
      const [found, links] = await Promise.all([offersOf(written.parts, choice), carLinks([written])]);
      const parts = written.parts.map((part) => toPart(part, found));
      const totalCents = parts.reduce(
        (sum, { product, quantity, leftOut }) => sum + (leftOut ? 0 : (product?.priceCents ?? 0) * quantity),
        0,
      );
      return { slug, title, url: assemblyUrl(slug), area, intro, picture, cars: links.get(slug) ?? [], parts, totalCents };
    },

    ofCar: (url) => ofWhich(({ cars: urls }) => urls.includes(url)),
    ofCategory: (url, car) =>
      ofWhich(({ categories }) => categories.some((category) => category === url || category.startsWith(`${url}/`)), car),
    ofNumbers(numbers) {
      const keys = numbers.map(partNumberKey);
      return ofWhich((assembly, known) => keys.some((key) => known.get(assembly)?.has(key)));
    },
  };

  /** The products of all these numbers, each with its verdict, by every number that they answer to. */
  async function offersOf(parts: readonly WrittenPart[], choice: VehicleChoice): Promise<Map<string, Offer>> {
    const keys = [...new Set(parts.flatMap(({ part_numbers: numbers }) => numbers.map(partNumberKey)))];
    const found = keys.length === 0 ? [] : await index.byNumbers(keys);
    const judged = await fitment.cards(
      found.map(({ card }) => card),
      choice,
    );
    const cards = new Map(judged.map((card) => [card.id, card]));
    return new Map(
      found.flatMap((numbered) => {
        const card = cards.get(numbered.card.id) ?? numbered.card;
        return [numbered.card.partNumber, ...numbered.skus].map((number): [string, Offer] => [
          partNumberKey(number),
          { card, variantId: variantOf(numbered, number) },
        ]);
      }),
    );
  }
}

type NumbersOf = ReadonlyMap<WrittenAssembly, ReadonlySet<string>>;

/** Each assembly's part numbers as they are compared; every product's page asks. */
const numbersOf = derivedOnce(
  (assemblies: readonly WrittenAssembly[]): NumbersOf =>
    new Map(assemblies.map((assembly) => [assembly, new Set(assembly.parts.flatMap((part) => part.part_numbers.map(partNumberKey)))])),
);

type Offer = { card: ProductCard; variantId: string | null };

/** A variant's own number says which; a product's number does where there is but one. */
function variantOf({ card, skus, variantIds }: Numbered, number: string): string | null {
  const at = skus.findIndex((sku) => partNumberKey(sku) === partNumberKey(number));
  if (!card.hasVariants) return card.variantId;
  return at === -1 || number === card.partNumber ? null : (variantIds[at] ?? null);
}

/** Of what is offered for a part: what fits and can be had, then what can be had, in the editors' order. */
function toPart(
  { number, name, part_numbers: numbers, quantity, note, left, top }: WrittenPart,
  offers: ReadonlyMap<string, Offer>,
): AssemblyPart {
  const candidates = numbers.flatMap((text) => offers.get(partNumberKey(text)) ?? []);
  const reasonOf = ({ card, variantId }: Offer) => leftOutReason({ variantId, availability: card.availability, fitment: card.fitment });
  const best =
    candidates.find((offer) => reasonOf(offer) === null) ??
    candidates.find(({ card }) => card.fitment?.status !== "does-not-fit") ??
    candidates[0] ??
    null;
  return {
    number,
    name,
    quantity,
    note,
    left,
    top,
    product: best?.card ?? null,
    variantId: best?.variantId ?? null,
    leftOut: best === null ? "not-sold" : reasonOf(best),
  };
}

export type AssemblyService = {
  /** By name. */
  list(): Promise<AssemblySummary[]>;
  /** With what fits the vehicle. An unknown one throws NOT_FOUND. */
  assembly(slug: string, choice: VehicleChoice): Promise<Assembly>;
  /** By the address of a car's page. */
  ofCar(url: string): Promise<AssemblyLink[]>;
  /** By a category's address: of what is in it, at whatever depth. Those of the car, by the address of its page, go first. */
  ofCategory(url: string, car?: string): Promise<AssemblyLink[]>;
  /** Those that have a part with one of these numbers. */
  ofNumbers(numbers: readonly string[]): Promise<AssemblyLink[]>;
};
