import type { Availability, DisplayAvailability } from "./availability.ts";

type Handling = { min: number; max: number } | null;

type AvailabilityStory = {
  availability: DisplayAvailability;
  /** Whether it is there at all; the same as `availability`, unless that says that the part isn't posted. */
  stock: Availability;
  handling: Handling;
  inStoreOnlyReason: string | null;
};

const labels: Record<DisplayAvailability, string> = {
  "in-store-only": "In-store only",
  "special-order": "Special Order",
  backorder: "Backorder",
  "made-to-order": "Made to Order",
  "out-of-stock": "Out of Stock",
  "in-stock": "In Stock",
};

const explanations: Record<Availability, string> = {
  "special-order": "We order this part in for you.",
  backorder: "More are on the way. Backordered items are dispatched on arrival.",
  "made-to-order": "This part is made once you order it.",
  "out-of-stock": "We have none left for now.",
  "in-stock": "On our shelves.",
};

/** The state as the product page heads it. */
export function availabilityLabel(availability: DisplayAvailability): string {
  return labels[availability];
}

/** What the state means for the shopper, in a few sentences. */
export function availabilityExplanation({ availability, stock, handling, inStoreOnlyReason }: AvailabilityStory): string {
  const isInStoreOnly = availability === "in-store-only";
  const sentences = [
    isInStoreOnly && `This part can't be posted${inStoreOnlyReason ? `: ${inStoreOnlyReason}` : ""}. Pick it up from one of our stores.`,
    !(isInStoreOnly && stock === "in-stock") && explanations[stock],
    // A store's shelf needs no time: what lies there takes its days only to be sent.
    stock === "in-stock" && !isInStoreOnly && handlingText(handling, "to send it"),
    (stock === "special-order" || stock === "made-to-order") && handlingText(handling),
  ];
  return sentences.filter(Boolean).join(" ");
}

/** 'It typically takes 5 to 10 days to get it ready.'; null when nothing is known or it takes no time. */
export function handlingText(handling: Handling, until = "to get it ready"): string | null {
  if (!handling || handling.max < 1) return null;
  const { min, max } = handling;
  const days = min === max || min < 1 ? `${max}` : `${min} to ${max}`;
  return `It typically takes ${days} ${max === 1 ? "day" : "days"} ${until}.`;
}
