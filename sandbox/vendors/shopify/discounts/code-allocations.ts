import type { Catalogue } from "#sandbox/catalogue/types.ts";
import { collectionContains } from "./automatic-discounts.ts";
import { withAllocation } from "./automatic-allocations.ts";
import type { Allocation, PricedCart, PricedLine } from "../cart/priced-cart.ts";

type CodeWarning = PricedCart["codeWarnings"][number];
type Outcome = Pick<PricedCart, "lines" | "orderAllocations" | "discountCodes" | "codeWarnings">;

/** Applies the codes in their order. One code on the order and one on products may stand together; a second of either kind is not honoured. */
export function withCodes(catalogue: Catalogue, lines: PricedLine[], codes: string[], now: Date): Outcome {
  const start: Outcome = { lines, orderAllocations: [], discountCodes: [], codeWarnings: [] };
  return codes.reduce((outcome, text) => withCode(catalogue, outcome, text, now), start);
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
