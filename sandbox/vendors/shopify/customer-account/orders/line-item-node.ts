import type { Catalogue } from "#sandbox/catalogue/types.ts";
import { arrayConnection, type ConnectionArgs } from "#sandbox/vendors/shopify/graphql/connection.ts";
import { presentMoney, toGid } from "#sandbox/vendors/shopify/graphql/scalars.ts";
import type { Order, OrderLine } from "#sandbox/vendors/shopify/orders/order.ts";
import { variantTitleOf } from "#sandbox/vendors/shopify/orders/order-facts.ts";
import { type ReturnReason, returnReasons } from "#sandbox/vendors/shopify/orders/return-store.ts";
import { imageNode } from "#sandbox/vendors/shopify/storefront/products/image-resolvers.ts";
import type { AccountContext } from "../account-context.ts";
import { discountAllocation } from "./discount-nodes.ts";
import { lineGid } from "./order-ids.ts";

export function reasonNode({ id, handle, name }: ReturnReason) {
  return { id: toGid("ReturnReasonDefinition", id), handle, name, deleted: false };
}

/** Parent value of LineItem's resolvers. */
export type LineItemNode = { order: Order; line: OrderLine; index: number };

export function lineItemNodes(order: Order): LineItemNode[] {
  return order.lines.map((line, index) => ({ order, line, index }));
}

const fullCents = ({ unitCents, quantity }: OrderLine) => unitCents * quantity;
const fullPrice = ({ line }: LineItemNode) => presentMoney(fullCents(line));
const discountedPrice = ({ line }: LineItemNode) => presentMoney(line.totalCents);
const discounts = ({ line }: LineItemNode) => line.discounts.map(({ title, cents }) => ({ title, discountValue: presentMoney(cents) }));

/** Titles and prices are those of the order; picture and product are of what the catalogue holds now, and null once it is gone. */
export const lineItemResolvers = {
  id: ({ order, index }: LineItemNode) => lineGid(order.number, index),
  title: ({ line }: LineItemNode) => line.title,
  name: ({ line }: LineItemNode) => [line.title, variantTitleOf(line)].filter(Boolean).join(" - "),
  presentmentTitle: ({ line }: LineItemNode) => line.title,
  variantTitle: ({ line }: LineItemNode) => variantTitleOf(line),
  variantId: ({ line }: LineItemNode) => toGid("ProductVariant", line.variantId),
  sku: ({ line }: LineItemNode) => line.sku,
  quantity: ({ line }: LineItemNode) => line.quantity,
  soldQuantity: ({ line }: LineItemNode) => line.quantity,
  refundableQuantity: ({ line }: LineItemNode) => line.quantity,
  requiresShipping: ({ order, line }: LineItemNode) => order.delivery.method === "delivery" && !line.isCollected && !line.isEmailed,
  giftCard: ({ line }: LineItemNode) => line.isEmailed,
  legacyFee: () => false,
  customAttributes: ({ line }: LineItemNode) => line.attributes.filter(({ key }) => !key.startsWith("__")),
  productId: (node: LineItemNode, _args: unknown, { commerce }: AccountContext) => {
    const product = entryOf(commerce.catalogue, node)?.product;
    return product === undefined ? null : toGid("Product", product.id);
  },
  productType: (node: LineItemNode, _args: unknown, { commerce }: AccountContext) => entryOf(commerce.catalogue, node)?.product.productType,
  vendor: (node: LineItemNode, _args: unknown, { commerce }: AccountContext) => entryOf(commerce.catalogue, node)?.product.vendor,
  variantOptions: (node: LineItemNode, _args: unknown, { commerce }: AccountContext) =>
    Object.entries(entryOf(commerce.catalogue, node)?.variant.optionValues ?? {}).map(([name, value]) => ({ name, value })),
  image: (node: LineItemNode, _args: unknown, { commerce }: AccountContext) => {
    const { product, variant } = entryOf(commerce.catalogue, node) ?? {};
    const image = product?.images[variant?.imageIndex ?? 0] ?? product?.images[0];
    return product === undefined || image === undefined ? null : imageNode(product.id, image, product.images.indexOf(image));
  },
  price: ({ line }: LineItemNode) => presentMoney(line.unitCents),
  totalPrice: fullPrice,
  currentTotalPrice: fullPrice,
  soldTotalPrice: fullPrice,
  totalPriceBeforeDiscounts: fullPrice,
  totalPriceWithDiscounts: discountedPrice,
  soldDiscountedTotalPrice: discountedPrice,
  totalDiscount: ({ line }: LineItemNode) => presentMoney(fullCents(line) - line.totalCents),
  discountInformation: discounts,
  soldDiscountInformation: discounts,
  discountAllocations: ({ line }: LineItemNode) => line.discounts.map((discount) => discountAllocation(discount, "ENTITLED")),
  suggestedReturnReasonDefinitions: (_node: LineItemNode, args: ConnectionArgs) => arrayConnection(returnReasons.map(reasonNode), args),
  supportedReturnReasons: () => returnReasons.map(({ formerName, name }) => ({ reason: formerName, title: name })),
};

function entryOf(catalogue: Catalogue, { line }: LineItemNode) {
  return catalogue.productByVariantId(line.variantId);
}
