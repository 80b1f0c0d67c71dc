import type { ProductDraft } from "./product-draft.ts";

type QuantityRules = { quantityMinimum: number; quantityMaximum: number | null; quantityIncrement: number };

const any: QuantityRules = { quantityMinimum: 1, quantityMaximum: null, quantityIncrement: 1 };

/** How many a shopper may order at once: extrusions from two metres, loose hardware in even numbers, aerosols within the carrier's limit. */
export function quantityRulesOf({ type }: ProductDraft): QuantityRules {
  if (type.extra_attributes.includes("sold_by_metre")) return { quantityMinimum: 2, quantityMaximum: 50, quantityIncrement: 1 };
  if (type.product_type === "Hose clamp") return { quantityMinimum: 2, quantityMaximum: 100, quantityIncrement: 2 };
  if (type.product_type === "Firewall grommet") return { quantityMinimum: 4, quantityMaximum: null, quantityIncrement: 4 };
  if (type.svg_family === "aerosol") return { ...any, quantityMaximum: 6 };
  if (type.svg_family === "gift_card") return { ...any, quantityMaximum: 10 };
  if (type.product_type.startsWith("Reconditioned")) return { ...any, quantityMaximum: 1 };
  return any;
}
