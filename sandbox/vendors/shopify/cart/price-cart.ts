import type { Catalogue, CatalogueVariant } from "#sandbox/catalogue/types.ts";
import { withAllocation, withAutomaticAllocations } from "../discounts/automatic-allocations.ts";
import { type AutomaticDiscount, automaticDiscounts, collectionContains } from "../discounts/automatic-discounts.ts";
import type { CartDocument, CartLine } from "./cart-document.ts";
import type { Allocation, PricedCart, PricedLine } from "./priced-cart.ts";

type CodeWarning = PricedCart["codeWarnings"][number];
type Outcome = Pick<PricedCart, "lines" | "orderAllocations" | "discountCodes" | "codeWarnings">;

/**
 * Applies the codes in their order, those on products before those on the order, which take their share of what is left. One of each kind may stand together; a second of either is not honoured.
 * Source: shopify.dev/docs/apps/selling-strategies/discounts/discount-function-examples
 */
function withCodes(catalogue: Catalogue, lines: PricedLine[], codes: string[], now: Date): Outcome {
  const start: Outcome = { lines, orderAllocations: [], discountCodes: [], codeWarnings: [] };
  const isOnOrder = (text: string) => findDiscountCode(text)?.scope === "order";
  const inTurn = codes.toSorted((one, other) => Number(isOnOrder(one)) - Number(isOnOrder(other)));
  const outcome = inTurn.reduce((before, text) => withCode(catalogue, before, text, now), start);
  const discountCodes = outcome.discountCodes.toSorted((one, other) => codes.indexOf(one.code) - codes.indexOf(other.code));
  return { ...outcome, discountCodes };
}

function withCode(catalogue: Catalogue, outcome: Outcome, text: string, now: Date): Outcome {
  const rule = findDiscountCode(text);
  const warning = rule === undefined ? notFound(text) : whyNot(catalogue, outcome, rule, now);
  const next = rule === undefined || warning !== null ? outcome : applied(catalogue, outcome, rule);
  return {
    ...next,
    discountCodes: [...outcome.discountCodes, { code: text, isApplicable: warning === null }],
    codeWarnings: warning === null ? outcome.codeWarnings : [...outcome.codeWarnings, warning],
  };
}

function whyNot(catalogue: Catalogue, outcome: Outcome, rule: DiscountCode, now: Date): CodeWarning | null {
  const { scope, code } = rule;
  if (rule.endsAt !== null && rule.endsAt <= now.toISOString()) {
    return { code: "DISCOUNT_CURRENTLY_INACTIVE", message: `The discount code ${code} is not active right now.` };
  }
  if (isSameKindInUse(outcome, rule))
    return { code: "DISCOUNT_CODE_NOT_HONOURED", message: `The discount code ${code} can't be combined with your other discounts.` };
  if (scope !== "order" && !outcome.lines.some(({ product }) => collectionContains(catalogue, scope.collectionHandle, product))) {
    return { code: "DISCOUNT_NO_ENTITLED_LINE_ITEMS", message: `The discount code ${code} doesn't apply to the items in your cart.` };
  }
  if (subtotalOf(outcome.lines) < rule.minimumSubtotalCents || outcome.lines.length === 0) {
    return { code: "DISCOUNT_PURCHASE_NOT_IN_RANGE", message: `Your cart doesn't reach the minimum for the discount code ${code}.` };
  }
  return null;
}

function isSameKindInUse(outcome: Outcome, { scope }: DiscountCode): boolean {
  if (scope === "order") return outcome.orderAllocations.length > 0;
  return outcome.lines.some(({ allocations }) => allocations.some(({ source }) => "code" in source));
}

function applied(catalogue: Catalogue, outcome: Outcome, rule: DiscountCode): Outcome {
  const { scope } = rule;
  if (scope === "order") {
    const allocation = allocationOf(rule, "ALL", subtotalOf(outcome.lines));
    return { ...outcome, orderAllocations: [...outcome.orderAllocations, allocation] };
  }
  const lines = outcome.lines.map((line) =>
    collectionContains(catalogue, scope.collectionHandle, line.product)
      ? withAllocation(line, allocationOf(rule, "ENTITLED", line.totalCents))
      : line,
  );
  return { ...outcome, lines };
}

function allocationOf({ code, value }: DiscountCode, selection: Allocation["selection"], fromCents: number): Allocation {
  const cents = "percent" in value ? Math.round((fromCents * value.percent) / 100) : Math.min(value.cents, fromCents);
  return { source: { code }, value, selection, cents };
}

function subtotalOf(lines: PricedLine[]): number {
  return lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
}

function notFound(text: string): CodeWarning {
  return { code: "DISCOUNT_NOT_FOUND", message: `The discount code ${text} was not found.` };
}

/** A code that a shopper types. Scope "order" takes from the whole cart, a collection handle only from that collection's lines. */
type DiscountCode = {
  code: string;
  value: { percent: number } | { cents: number };
  scope: "order" | { collectionHandle: string };
  minimumSubtotalCents: number;
  /** ISO time after which the code is refused. */
  endsAt: string | null;
};

const discountCodes: readonly DiscountCode[] = [
  { code: "WELCOME10", value: { percent: 10 }, scope: "order", minimumSubtotalCents: 0, endsAt: null },
  { code: "SHED20", value: { cents: 2000 }, scope: "order", minimumSubtotalCents: 20_000, endsAt: null },
  { code: "STOPPING15", value: { percent: 15 }, scope: { collectionHandle: "brakes" }, minimumSubtotalCents: 0, endsAt: null },
  { code: "EASTER25", value: { percent: 25 }, scope: "order", minimumSubtotalCents: 0, endsAt: "2026-04-07T00:00:00.000Z" },
];

/** Codes are compared without regard to case or surrounding space. */
function findDiscountCode(text: string): DiscountCode | undefined {
  return discountCodes.find(({ code }) => code === text.trim().toUpperCase());
}

/** Works out what a cart costs now: prices of this moment, then automatic discounts, then codes. */
export function priceCart(catalogue: Catalogue, document: CartDocument, now: Date): PricedCart {
  const discounts = automaticDiscounts(catalogue, now);
  const plain = document.lines.flatMap((line) => priceLine(catalogue, line, (variant) => unitPriceOf(document, variant, discounts)));
  const automatic = withAutomaticAllocations(catalogue, plain, discounts);
  const outcome = withCodes(catalogue, automatic, document.discountCodes, now);
  const subtotalCents = outcome.lines.reduce((sum, line) => sum + line.totalCents, 0);
  const offOrderCents = outcome.orderAllocations.reduce((sum, { cents }) => sum + cents, 0);
  const totalQuantity = outcome.lines.reduce((sum, { line }) => sum + line.quantity, 0);
  return { ...outcome, totalQuantity, subtotalCents, totalCents: subtotalCents - offOrderCents };
}

/** A variant that left the catalogue leaves the cart with it. */
function priceLine(catalogue: Catalogue, line: CartLine, priceOf: (variant: CatalogueVariant) => number): PricedLine[] {
  const entry = catalogue.productByVariantId(line.variantId);
  if (entry === undefined) return [];
  const unitCents = priceOf(entry.variant);
  const subtotalCents = unitCents * line.quantity;
  return [{ line, ...entry, unitCents, subtotalCents, allocations: [], totalCents: subtotalCents }];
}

const tradePercentOff = 10;

/** The list price, or the trade price for whoever buys for a company. What is given away keeps its list price. */
function unitPriceOf({ buyer }: CartDocument, variant: CatalogueVariant, discounts: AutomaticDiscount[]): number {
  const isTrade = buyer.customerId !== null && buyer.companyLocationId !== null;
  const isGift = discounts.some((discount) => discount.kind === "free-gift" && discount.giftVariantId === variant.id);
  return isTrade && !isGift ? Math.round((variant.priceCents * (100 - tradePercentOff)) / 100) : variant.priceCents;
}
