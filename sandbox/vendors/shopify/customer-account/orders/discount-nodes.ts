import { presentMoney } from "#sandbox/vendors/shopify/graphql/scalars.ts";
import type { Order, OrderDiscount } from "#sandbox/vendors/shopify/orders/order.ts";

type Selection = "ALL" | "ENTITLED";

export function discountAllocation(discount: OrderDiscount, selection: Selection) {
  return { allocatedAmount: presentMoney(discount.cents), discountApplication: discountApplication(discount, selection) };
}

/** Every discount that took something off, those on lines first. */
export function discountApplications({ lines, discounts }: Order) {
  return [
    ...lines.flatMap((line) => line.discounts).map((discount) => discountApplication(discount, "ENTITLED")),
    ...discounts.map((discount) => discountApplication(discount, "ALL")),
  ];
}

function discountApplication({ title, isCode, cents }: OrderDiscount, targetSelection: Selection) {
  const facts = {
    allocationMethod: "ACROSS",
    targetSelection,
    targetType: "LINE_ITEM",
    value: { __typename: "MoneyV2", ...presentMoney(cents) },
  };
  return isCode
    ? { __typename: "DiscountCodeApplication", code: title, ...facts }
    : { __typename: "AutomaticDiscountApplication", title, ...facts };
}

/** What the discounts took off, in sum and one by one. */
export function discountInformation(order: Order) {
  const onOrder = order.discounts.map(appliedDiscount);
  const onLines = order.lines.flatMap((line) => line.discounts).map(appliedDiscount);
  return {
    allAppliedDiscounts: [...onLines, ...onOrder],
    allOrderLevelAppliedDiscounts: onOrder,
    allOrderLevelAppliedDiscountsOnSoldItems: onOrder,
    totalDiscounts: presentMoney(order.discountCents),
    totalOrderLevelAppliedDiscounts: presentMoney(order.discounts.reduce((sum, { cents }) => sum + cents, 0)),
  };
}

function appliedDiscount({ title, isCode, cents }: OrderDiscount) {
  const discountApplicationType = isCode ? "DISCOUNT_CODE" : "AUTOMATIC";
  return { title, discountValue: presentMoney(cents), targetType: "LINE_ITEM", discountApplicationType };
}
