import type { CartDocument, DeliveryAddress } from "#sandbox/vendors/shopify/cart/cart-document.ts";
import { cartIdOf } from "#sandbox/vendors/shopify/cart/cart-store.ts";
import type { Allocation, PricedLine } from "#sandbox/vendors/shopify/cart/priced-cart.ts";
import type { CustomerStore } from "#sandbox/vendors/shopify/customers/customer-store.ts";
import { companyOf, type Customer, displayNameOf } from "#sandbox/vendors/shopify/customers/customer.ts";
import { arrayConnection, type ConnectionArgs } from "#sandbox/vendors/shopify/graphql/connection.ts";
import { presentMoney, toGid } from "#sandbox/vendors/shopify/graphql/scalars.ts";
import { variantNode } from "../products/variant-node.ts";
import type { StorefrontContext } from "../storefront-context.ts";
import type { CartNode } from "./cart-node.ts";

/** A cart line in the schema's own words. */
function lineNode({ line, product, variant, unitCents, subtotalCents, totalCents, allocations }: PricedLine) {
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

function allocationNode({ source, value, selection, cents }: Allocation) {
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

/** Whose cart it is; hidden from whoever does not hold the cart's key. The email is the customer's unless another one was given. */
function buyerIdentityNode(customers: CustomerStore, { buyer }: CartDocument, isOwner: boolean) {
  const { countryCode } = buyer;
  const customer = isOwner && buyer.customerId !== null ? customers.find(buyer.customerId) : null;
  return {
    countryCode,
    email: isOwner ? (buyer.email ?? customer?.email ?? null) : null,
    phone: isOwner ? (buyer.phone ?? customer?.phoneNumber ?? null) : null,
    customer: customer === null ? null : customerNode(customer),
    purchasingCompany: customer === null || buyer.companyLocationId === null ? null : purchasingCompany(customer),
    deliveryAddressPreferences: [],
    preferences: preferencesNode(buyer, isOwner),
  };
}

function preferencesNode({ preferredStoreId }: CartDocument["buyer"], isOwner: boolean) {
  if (!isOwner || preferredStoreId === null) return null;
  return { wallet: [], delivery: { coordinates: null, deliveryMethod: [], pickupHandle: [toGid("Location", preferredStoreId)] } };
}

function customerNode(customer: Customer) {
  const { firstName, lastName, email, phoneNumber, createdAt } = customer;
  return {
    id: toGid("Customer", customer.id),
    displayName: displayNameOf(customer),
    firstName,
    lastName,
    email,
    createdAt,
    phone: phoneNumber,
    updatedAt: createdAt,
    avatarUrl: null,
    socialLoginProvider: null,
    tags: [],
  };
}

function purchasingCompany(customer: Customer) {
  const company = companyOf(customer);
  if (company === null) return null;
  const node = { id: toGid("Company", company.id), name: company.name };
  return { company: node, contact: null, location: { id: toGid("CompanyLocation", company.location.id), name: company.location.name } };
}

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
