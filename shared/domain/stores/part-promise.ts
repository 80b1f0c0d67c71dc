import type { Availability } from "../product/availability.ts";
import { sentByEmail } from "../product/product-card-rules.ts";
import type { CalendarDay } from "./business-days.ts";
import { collectTime } from "./collect-time.ts";
import type { OpeningTimes } from "./opening-hours.ts";

/** What is known of a part, as far as it decides how somebody gets it. */
export type PromisedPart = {
  stock: Availability;
  isInStoreOnly: boolean;
  /** "bulky", "dangerous goods class 8". */
  inStoreOnlyReason?: string | null;
  isBulky?: boolean | undefined;
  dangerousGoodsClass?: string | null | undefined;
  isGiftCard?: boolean | undefined;
};

/** One store's counter. */
type Counter = {
  /** How often the need can be met from its shelf. */
  units: number;
  /** Null while nobody has asked when it is open. */
  times: OpeningTimes | null;
};

export type PickUp = {
  /**
   * "today", "tomorrow" or "later" for what lies on the shelf; "on-shelf" as long as nobody knows what time it is there; "ordered-in" for what no shelf has to have; "not-there" for
   * what this one lacks; "no-store" while none is chosen; "by-email" for what is never picked up.
   */
  when: "today" | "tomorrow" | "later" | "on-shelf" | "ordered-in" | "not-there" | "no-store" | "by-email";
  day: CalendarDay | null;
  text: string;
};

type Delivery = {
  /** How it travels; "none" for what can't be posted. */
  way: "parcel" | "road" | "pallet" | "none" | "by-email";
  /** Why no day can be named, the strongest reason first; none for what is on the shelf and travels like any other. */
  reasons: string[];
  isToBoxes: boolean;
};

type PartPromise = { pickUp: PickUp; delivery: Delivery };

type Asked = {
  part: PromisedPart;
  /** Of the shopper's store, or of the one that is told of; null while none is chosen. */
  counter: Counter | null;
  /** How many are wanted of it. */
  quantity?: number;
  /** An instant; null where nobody can tell, as on the server, whose pages are kept. */
  now: Date | null;
};

/** The one promise about a part: when it can be picked up at a store and how it is delivered. Whoever speaks of either says what this says. */
export function partPromise(asked: Asked): PartPromise {
  return { pickUp: pickUpOf(asked), delivery: deliveryOf(asked.part) };
}

/** What a store says of whatever lies on its shelf, where nobody asks about one part. */
export function shelfPromise(times: OpeningTimes | null, now: Date | null): PickUp {
  return partPromise({ part: { stock: "in-stock", isInStoreOnly: false }, counter: { units: 1, times }, now }).pickUp;
}

const outOfStock = "Out of stock at this store";

/** Whether it lies on the counter's side of the promise: somebody who comes gets it. */
export function isOnShelf({ when }: Pick<PickUp, "when">): boolean {
  return when === "today" || when === "tomorrow" || when === "later" || when === "on-shelf";
}

/** The same in the few words that a card has room for; null where its stock label says all there is to say. */
export function shortPickUp({ when, day }: PickUp): string | null {
  if (when === "on-shelf") return "At my store";
  if (when === "not-there") return "Not at my store";
  if (when === "today" || when === "tomorrow") return `Collect ${when}`;
  if (day === null) return null;
  shortDay ??= new Intl.DateTimeFormat("en-AU", { timeZone: "UTC", weekday: "short", day: "numeric", month: "short" });
  return `Collect ${shortDay.format(new Date(day))}`;
}

// As with the days in full, made when it is needed.
let shortDay: Intl.DateTimeFormat | undefined;

function pickUpOf({ part, counter, quantity = 1, now }: Asked): PickUp {
  if (part.isGiftCard) return { when: "by-email", day: null, text: sentByEmail };
  if (counter === null) return { when: "no-store", day: null, text: "Choose your store to see what it has on the shelf." };
  const { units, times } = counter;
  if (units >= quantity)
    return times === null || now === null ? { when: "on-shelf", day: null, text: "In stock" } : collectTime(times, now);
  if (isOrderedIn(part.stock)) return { when: "ordered-in", day: null, text: outOfStock };
  return { when: "not-there", day: null, text: units > 0 ? `Only ${units} at this store` : outOfStock };
}

/** Sold whether or not a shelf has it. */
export function isOrderedIn(stock: Availability): boolean {
  return stock === "special-order" || stock === "backorder" || stock === "made-to-order";
}

const undated: Record<Availability, string | null> = {
  "in-stock": null,
  backorder: "Backordered items are dispatched on arrival.",
  "special-order": "We order this part in for you, and send it once it is here.",
  "made-to-order": "This part is made once you order it, and sent once it is ready.",
  "out-of-stock": "There is none to send for now.",
};

function deliveryOf(part: PromisedPart): Delivery {
  if (part.isGiftCard) return { way: "by-email", reasons: [`${sentByEmail} as soon as you have paid.`], isToBoxes: true };
  if (part.isInStoreOnly) return { way: "none", reasons: [`${notPosted(part)} Pick it up from one of our stores.`], isToBoxes: false };
  const waits = undated[part.stock];
  const { way, obstacle } = wayOf(part);
  return { way, reasons: [obstacle, waits].filter((reason) => reason !== null), isToBoxes: way === "parcel" };
}

function notPosted({ inStoreOnlyReason }: PromisedPart): string {
  return `This part can't be posted${inStoreOnlyReason ? `: ${inStoreOnlyReason}` : ""}.`;
}

function wayOf({ isBulky, dangerousGoodsClass }: PromisedPart): { way: "parcel" | "road" | "pallet"; obstacle: string | null } {
  if (isBulky) {
    const obstacle =
      "This part is bulky: it travels on a pallet by road, so we ring you to agree on a day. Not to PO boxes or parcel lockers.";
    return { way: "pallet", obstacle };
  }
  if (!dangerousGoodsClass) return { way: "parcel", obstacle: null };
  const obstacle = `This part is dangerous goods, class ${dangerousGoodsClass}: it may not fly and goes by a road carrier of its own, so we can't name a day here.`;
  return { way: "road", obstacle };
}
