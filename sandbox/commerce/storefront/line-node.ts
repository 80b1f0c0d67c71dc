import type { Allocation, PricedLine } from "../cart/priced-cart.ts";
import { presentMoney } from "#sandbox/graphql/present-money.ts";
import { variantNode } from "./variant-node.ts";

/** A cart line in the schema's own words. */
export function lineNode({ line, product, variant, unitCents, subtotalCents, totalCents, allocations }: PricedLine) {
  const unit = presentMoney(unitCents);
  const compareAt = variant.compareAtPriceCents === null ? null : presentMoney(variant.compareAtPriceCents);
  const amounts = { subtotalAmount: presentMoney(subtotalCents), totalAmount: presentMoney(totalCents) };
  return {
    __typename: "CartLine",
    id: line.id,
    quantity: line.quantity,
    merchandise: variantNode(product, variant),
    attributes: line.attributes,
    attribute: ({ key }: { key: string }) => line.attributes.find((attribute) => attribute.key === key) ?? null,
    cost: { amountPerQuantity: unit, compareAtAmountPerQuantity: compareAt, ...amounts },
    estimatedCost: { amount: unit, compareAtAmount: compareAt, ...amounts },
    discountAllocations: allocations.map(allocationNode),
    instructions: { canRemove: true, canUpdateQuantity: true },
    parentRelationship: null,
    sellingPlanAllocation: null,
  };
}

export function allocationNode({ source, value, selection, cents }: Allocation) {
  const pricing =
    "percent" in value
      ? { __typename: "PricingPercentageValue", percentage: value.percent }
      : { __typename: "MoneyV2", ...presentMoney(value.cents) };
  return {
    ...("code" in source
      ? { __typename: "CartCodeDiscountAllocation", code: source.code }
      : { __typename: "CartAutomaticDiscountAllocation", title: source.automaticTitle }),
    discountedAmount: presentMoney(cents),
    targetType: "LINE_ITEM",
    discountApplication: { allocationMethod: "ACROSS", targetSelection: selection, targetType: "LINE_ITEM", value: pricing },
  };
}
