import { cartIdOf } from "../cart/cart-id.ts";
import type { DeliveryAddress } from "../cart/cart-document.ts";
import { buyerIdentityNode } from "./buyer-identity-node.ts";
import type { CartNode } from "./cart-node.ts";
import type { ConnectionArgs } from "#sandbox/graphql/connection.ts";
import { arrayConnection } from "#sandbox/graphql/connection.ts";
import { allocationNode, lineNode } from "./line-node.ts";
import { presentMoney } from "#sandbox/graphql/present-money.ts";
import type { StorefrontContext } from "./storefront-context.ts";

const emptyConnection = (_node: CartNode, args: ConnectionArgs) => arrayConnection([], args);

export const cartResolvers = {
  /** Only who already knows the key gets it back. */
  id: ({ cart, isOwner }: CartNode) => (isOwner ? cartIdOf(cart) : `gid://shopify/Cart/${cart.token}`),
  checkoutUrl: ({ cart }: CartNode, _args: unknown, { commerce }: StorefrontContext) =>
    `${commerce.publicUrl}/_vendors/checkout/${cart.token}?key=${cart.checkoutKey}`,
  createdAt: ({ cart }: CartNode) => cart.createdAt,
  updatedAt: ({ cart }: CartNode) => cart.updatedAt,
  note: ({ cart }: CartNode) => cart.document.note,
  attributes: ({ cart }: CartNode) => cart.document.attributes,
  attribute: ({ cart }: CartNode, { key }: { key: string }) => cart.document.attributes.find((attribute) => attribute.key === key) ?? null,
  appliedGiftCards: () => [],
  metafield: () => null,
  metafields: (_node: CartNode, { identifiers }: { identifiers: unknown[] }) => identifiers.map(() => null),
  totalQuantity: ({ priced }: CartNode) => priced.totalQuantity,
  lines: ({ priced }: CartNode, args: ConnectionArgs) => arrayConnection(priced.lines.map(lineNode), args),
  deliveryGroups: emptyConnection,
  discountCodes: ({ priced }: CartNode) => priced.discountCodes.map(({ code, isApplicable }) => ({ code, applicable: isApplicable })),
  discountAllocations: ({ priced }: CartNode) => priced.orderAllocations.map(allocationNode),
  cost: ({ priced }: CartNode) => ({
    subtotalAmount: presentMoney(priced.subtotalCents),
    subtotalAmountEstimated: true,
    totalAmount: presentMoney(priced.totalCents),
    totalAmountEstimated: true,
    checkoutChargeAmount: presentMoney(priced.totalCents),
    totalTaxAmount: null,
    totalTaxAmountEstimated: true,
    totalDutyAmount: null,
    totalDutyAmountEstimated: true,
  }),
  estimatedCost: ({ priced }: CartNode) => ({
    subtotalAmount: presentMoney(priced.subtotalCents),
    totalAmount: presentMoney(priced.totalCents),
    checkoutChargeAmount: presentMoney(priced.totalCents),
    totalTaxAmount: null,
    totalDutyAmount: null,
  }),
  delivery: ({ cart, isOwner }: CartNode) => ({
    addresses: ({ selected }: { selected?: boolean | null }) =>
      (isOwner ? cart.document.addresses : []).filter(({ isSelected }) => selected !== true || isSelected).map(addressNode),
  }),
  buyerIdentity: ({ cart, isOwner }: CartNode, _args: unknown, { commerce }: StorefrontContext) =>
    buyerIdentityNode(commerce.customers, cart.document, isOwner),
};

function addressNode({ id, isSelected, isOneTimeUse, ...address }: DeliveryAddress) {
  const lines = [
    address.address1,
    address.address2,
    [address.city, address.provinceCode, address.zip].filter(Boolean).join(" "),
    address.countryCode,
  ];
  const name = [address.firstName, address.lastName].filter(Boolean).join(" ");
  const formatted = lines.filter(Boolean);
  const formattedArea = [address.city, address.provinceCode].filter(Boolean).join(" ");
  return {
    id,
    selected: isSelected,
    oneTimeUse: isOneTimeUse,
    address: { __typename: "CartDeliveryAddress", ...address, name, formatted, formattedArea, latitude: null, longitude: null },
  };
}
