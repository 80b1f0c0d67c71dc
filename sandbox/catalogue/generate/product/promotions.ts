import type { PlannedPromotion } from "#sandbox/catalogue/calendar.ts";

type SeedPromotion = { promotion: PlannedPromotion; categoryUrlPrefixes: string[] };

/** Two promotions are over, the others run. */
export const seedPromotions: readonly SeedPromotion[] = [
  seedPromotion("big-brake-month", "Big Brake Month", "15% off rotors, pads, shoes and hydraulics.", -21, 9, 15, ["/parts/brakes"]),
  seedPromotion("rubber-refresh", "Rubber Refresh", "10% off door seals, window rubbers and grommets.", -20, 22, 10, [
    "/parts/rubber-and-weatherstrips",
  ]),
  seedPromotion("suspension-sale", "Suspension & Steering Sale", "20% off springs, shocks, bushes and tie rod ends.", -10, 18, 20, [
    "/parts/suspension",
    "/parts/steering",
  ]),
  seedPromotion("trim-week", "Trim Week", "15% off carpets, seat trim and door hardware.", -2, 5, 15, ["/parts/interior-and-trim"]),
  seedPromotion("panel-clearance", "Panel Clearance", "20% off selected panels, bars and grilles while they last.", -30, 30, 20, [
    "/parts/body-and-exterior",
  ]),
  seedPromotion("shed-essentials", "Shed Essentials", "10% off tools, oils, filters and car care.", -14, 14, 10, [
    "/parts/tools-and-workshop",
    "/parts/car-care-and-paint",
    "/parts/engine",
    "/parts/hardware-and-fasteners",
  ]),
  seedPromotion("gift-guide", "Gift Guide", "Shirts, models and signs for the person who has every part already.", -23, 33, null, [
    "/parts/apparel",
    "/parts/collectables-and-gifts",
    "/parts/books-and-manuals",
  ]),
  seedPromotion("light-the-way", "Light the Way", "15% off headlights, lenses and globes.", -198, -107, 15, ["/parts/lighting"]),
  seedPromotion("cool-running", "Cool Running", "10% off radiators, hoses and water pumps before summer.", -379, -288, 10, [
    "/parts/cooling-and-heating",
  ]),
];

export function promotionsFor(categoryUrl: string): PlannedPromotion[] {
  return seedPromotions
    .filter(({ categoryUrlPrefixes }) => categoryUrlPrefixes.some((prefix) => categoryUrl.startsWith(prefix)))
    .map(({ promotion }) => promotion);
}

export function isRunning({ endDay }: PlannedPromotion): boolean {
  return endDay >= 0;
}

function seedPromotion(
  handle: string,
  title: string,
  description: string,
  startDay: number,
  endDay: number,
  percentOff: number | null,
  categoryUrlPrefixes: string[],
): SeedPromotion {
  return {
    promotion: {
      handle,
      title,
      description,
      startDay,
      endDay,
      percentOff,
      categoryHandles: categoryUrlPrefixes.map((url) => url.replace("/parts/", "").replaceAll("/", "--")),
    },
    categoryUrlPrefixes,
  };
}
