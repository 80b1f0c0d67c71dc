/** A code that a shopper types. Scope "order" takes from the whole cart, a collection handle only from that collection's lines. */
export type DiscountCode = {
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
export function findDiscountCode(text: string): DiscountCode | undefined {
  return discountCodes.find(({ code }) => code === text.trim().toUpperCase());
}
