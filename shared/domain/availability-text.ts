import type { DisplayAvailability } from "./availability.ts";

type Handling = { min: number; max: number } | null;

const labels: Record<DisplayAvailability, string> = {
  "in-store-only": "In-store only",
  "special-order": "Special Order",
  backorder: "Backorder",
  "made-to-order": "Made to Order",
  "out-of-stock": "Out of Stock",
  "in-stock": "In Stock",
};

const explanations: Record<DisplayAvailability, string> = {
  "in-store-only": "This part can't be posted. Pick it up from one of our stores.",
  "special-order": "We order this part in for you.",
  backorder: "Our shelves are empty, and more are on the way. We send yours as soon as they arrive.",
  "made-to-order": "This part is made once you order it.",
  "out-of-stock": "We have none left for now.",
  "in-stock": "On our shelves and ready to go.",
};

/** The state as the product page heads it. */
export function availabilityLabel(availability: DisplayAvailability): string {
  return labels[availability];
}

/** What the state means for the shopper, in a sentence or two. */
export function availabilityExplanation(availability: DisplayAvailability, handling: Handling): string {
  const wait = availability === "out-of-stock" || availability === "backorder" ? null : handlingText(handling);
  return [explanations[availability], wait].filter(Boolean).join(" ");
}

/** 'It typically takes 5 to 10 days to get it ready.'; null when nothing is known or it takes no time. */
export function handlingText(handling: Handling): string | null {
  if (!handling || handling.max < 1) return null;
  const { min, max } = handling;
  const days = min === max || min < 1 ? `${max}` : `${min} to ${max}`;
  return `It typically takes ${days} ${max === 1 ? "day" : "days"} to get it ready.`;
}
