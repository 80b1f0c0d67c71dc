import type { PlannedPromotion } from "#sandbox/catalogue/calendar.ts";

type SeedPromotion = { promotion: PlannedPromotion; categoryUrlPrefixes: string[] };

type WrittenPromotion = Omit<PlannedPromotion, "categoryHandles"> & Pick<SeedPromotion, "categoryUrlPrefixes">;

/** Two promotions are over, the others run. */
const written: readonly WrittenPromotion[] = [
  {
    handle: "big-brake-month",
    title: "Big Brake Month",
    description: "15% off rotors, pads, shoes and hydraulics.",
    startDay: -21,
    endDay: 9,
    percentOff: 15,
    categoryUrlPrefixes: ["/parts/brakes"],
  },
  {
    handle: "rubber-refresh",
    title: "Rubber Refresh",
    description: "10% off door seals, window rubbers and grommets.",
    startDay: -20,
    endDay: 22,
    percentOff: 10,
    categoryUrlPrefixes: ["/parts/rubber-and-weatherstrips"],
  },
  {
    handle: "suspension-sale",
    title: "Suspension & Steering Sale",
    description: "20% off springs, shocks, bushes and tie rod ends.",
    startDay: -10,
    endDay: 18,
    percentOff: 20,
    categoryUrlPrefixes: ["/parts/suspension", "/parts/steering"],
  },
  {
    handle: "trim-week",
    title: "Trim Week",
    description: "15% off carpets, seat trim and door hardware.",
    startDay: -2,
    endDay: 5,
    percentOff: 15,
    categoryUrlPrefixes: ["/parts/interior-and-trim"],
  },
  {
    handle: "panel-clearance",
    title: "Panel Clearance",
    description: "20% off selected panels, bars and grilles while they last.",
    startDay: -30,
    endDay: 30,
    percentOff: 20,
    categoryUrlPrefixes: ["/parts/body-and-exterior"],
  },
  {
    handle: "shed-essentials",
    title: "Shed Essentials",
    description: "10% off tools, oils, filters and car care.",
    startDay: -14,
    endDay: 14,
    percentOff: 10,
    categoryUrlPrefixes: ["/parts/tools-and-workshop", "/parts/car-care-and-paint", "/parts/engine", "/parts/hardware-and-fasteners"],
  },
  {
    handle: "gift-guide",
    title: "Gift Guide",
    description: "Shirts, models and signs for the person who has every part already.",
    startDay: -23,
    endDay: 33,
    percentOff: null,
    categoryUrlPrefixes: ["/parts/apparel", "/parts/collectables-and-gifts", "/parts/books-and-manuals"],
  },
  {
    handle: "light-the-way",
    title: "Light the Way",
    description: "15% off headlights, lenses and globes.",
    startDay: -198,
    endDay: -107,
    percentOff: 15,
    categoryUrlPrefixes: ["/parts/lighting"],
  },
  {
    handle: "cool-running",
    title: "Cool Running",
    description: "10% off radiators, hoses and water pumps before summer.",
    startDay: -379,
    endDay: -288,
    percentOff: 10,
    categoryUrlPrefixes: ["/parts/cooling-and-heating"],
  },
];

export const seedPromotions: readonly SeedPromotion[] = written.map(({ categoryUrlPrefixes, ...promotion }) => ({
  promotion: { ...promotion, categoryHandles: categoryUrlPrefixes.map((url) => url.replace("/parts/", "").replaceAll("/", "--")) },
  categoryUrlPrefixes,
}));

export function promotionsFor(categoryUrl: string): PlannedPromotion[] {
  return seedPromotions
    .filter(({ categoryUrlPrefixes }) => categoryUrlPrefixes.some((prefix) => categoryUrl.startsWith(prefix)))
    .map(({ promotion }) => promotion);
}

export function isRunning({ endDay }: PlannedPromotion): boolean {
  return endDay >= 0;
}
