import type { Promotion } from "#sandbox/catalogue/types.ts";

type SeedPromotion = { promotion: Promotion; categoryUrlPrefixes: string[] };

/** End dates are fixed: two promotions are over, the others run for as long as anybody will use this sandbox. */
export const seedPromotions: readonly SeedPromotion[] = [
  seedPromotion("big-brake-month", "Big Brake Month", "15% off rotors, pads, shoes and hydraulics.", "2026-10-01", "2035-10-31", 15, [
    "/parts/brakes",
  ]),
  seedPromotion("rubber-refresh", "Rubber Refresh", "10% off door seals, window rubbers and grommets.", "2026-09-15", "2035-06-30", 10, [
    "/parts/rubber-and-weatherstrips",
  ]),
  seedPromotion(
    "suspension-sale",
    "Suspension & Steering Sale",
    "20% off springs, shocks, bushes and tie rod ends.",
    "2026-10-15",
    "2035-03-31",
    20,
    ["/parts/suspension", "/parts/steering"],
  ),
  seedPromotion("trim-week", "Trim Week", "15% off carpets, seat trim and door hardware.", "2026-11-01", "2035-12-01", 15, [
    "/parts/interior-and-trim",
  ]),
  seedPromotion(
    "panel-clearance",
    "Panel Clearance",
    "20% off selected panels, bars and grilles while they last.",
    "2026-08-01",
    "2035-12-31",
    20,
    ["/parts/body-and-exterior"],
  ),
  seedPromotion("shed-essentials", "Shed Essentials", "10% off tools, oils, filters and car care.", "2026-07-01", "2035-09-30", 10, [
    "/parts/tools-and-workshop",
    "/parts/car-care-and-paint",
    "/parts/engine",
    "/parts/hardware-and-fasteners",
  ]),
  seedPromotion(
    "gift-guide",
    "Gift Guide",
    "Shirts, models and signs for the person who has every part already.",
    "2026-10-01",
    "2035-12-24",
    null,
    ["/parts/apparel", "/parts/collectables-and-gifts", "/parts/books-and-manuals"],
  ),
  seedPromotion("light-the-way", "Light the Way", "15% off headlights, lenses and globes.", "2026-05-01", "2026-07-31", 15, [
    "/parts/lighting",
  ]),
  seedPromotion("cool-running", "Cool Running", "10% off radiators, hoses and water pumps before summer.", "2025-11-01", "2026-01-31", 10, [
    "/parts/cooling-and-heating",
  ]),
];

/** The day the sandbox's calendar stands at when it decides which prices are reduced. */
const catalogueEpoch = "2026-11-15T00:00:00.000Z";

export function promotionsFor(categoryUrl: string): Promotion[] {
  return seedPromotions
    .filter(({ categoryUrlPrefixes }) => categoryUrlPrefixes.some((prefix) => categoryUrl.startsWith(prefix)))
    .map(({ promotion }) => promotion);
}

export function isRunning(promotion: Promotion): boolean {
  return promotion.startsAt <= catalogueEpoch && promotion.endsAt > catalogueEpoch;
}

function seedPromotion(
  handle: string,
  title: string,
  description: string,
  startDate: string,
  endDate: string,
  percentOff: number | null,
  categoryUrlPrefixes: string[],
): SeedPromotion {
  return {
    promotion: {
      handle,
      title,
      description,
      startsAt: `${startDate}T00:00:00.000Z`,
      endsAt: `${endDate}T12:59:59.000Z`,
      percentOff,
      categoryHandles: categoryUrlPrefixes.map((url) => url.replace("/parts/", "").replaceAll("/", "--")),
    },
    categoryUrlPrefixes,
  };
}
