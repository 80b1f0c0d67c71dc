import type { GraphQLResolveInfo } from "graphql";
import { addAddresses, type AddressInput } from "#sandbox/vendors/shopify/cart/add-addresses.ts";
import { type CartChange, changed, refused } from "#sandbox/vendors/shopify/cart/cart-change.ts";
import { type Attribute, type CartDocument, emptyCart } from "#sandbox/vendors/shopify/cart/cart-document.ts";
import { addLines, removeLines, updateLines } from "#sandbox/vendors/shopify/cart/change-lines.ts";
import { type BuyerInput, setBuyer } from "#sandbox/vendors/shopify/cart/set-buyer.ts";
import { countryOf, type StorefrontContext } from "../storefront-context.ts";
import {
  changeCart,
  createCart,
  type LineInput,
  type LineUpdateInput,
  readLineInput,
  readLineUpdate,
  requireShortList,
} from "./cart-mutation.ts";

type AttributeInput = Attribute;

const noteLimit = 5000;
const attributeLimit = 250;
const textLimit = 255;

function setNote(document: CartDocument, note: string, field: string[]): CartChange {
  if (note.length > noteLimit)
    return refused(document, { code: "NOTE_TOO_LONG", field, message: `Note is too long (maximum is ${noteLimit} characters)` });
  return changed({ ...document, note: note === "" ? null : note });
}

/** Replaces every attribute of the cart. */
function setAttributes(document: CartDocument, attributes: AttributeInput[], field: string[]): CartChange {
  const isBad = attributes.length > attributeLimit || attributes.some(({ key }) => key.trim() === "" || key.length > textLimit);
  if (isBad)
    return refused(document, { code: "INVALID", field, message: "Attribute keys can't be blank and must be at most 255 characters." });
  return changed({ ...document, attributes: attributes.map(({ key, value }) => ({ key, value })) });
}

/** Replaces the codes; the same code twice, in any case, counts once. */
function setDiscountCodes(document: CartDocument, codes: string[]): CartChange {
  const byName = new Map(codes.map((code) => code.trim().slice(0, textLimit)).map((code) => [code.toUpperCase(), code]));
  byName.delete("");
  return changed({ ...document, discountCodes: Array.from(byName.values()) });
}

type CartInput = {
  lines?: LineInput[] | null;
  attributes?: AttributeInput[] | null;
  note?: string | null;
  discountCodes?: string[] | null;
  buyerIdentity?: BuyerInput | null;
  delivery?: { addresses?: AddressInput[] | null } | null;
};
type OnCart<Args> = Args & { cartId: string };

export const mutationResolvers = {
  cartCreate: (_root: unknown, { input }: { input?: CartInput | null }, { commerce }: StorefrontContext, info: GraphQLResolveInfo) => {
    const lines = requireShortList(input?.lines ?? []).map(readLineInput);
    const steps: ((document: CartDocument) => CartChange)[] = [
      (document) => setAttributes(document, input?.attributes ?? [], ["input", "attributes"]),
      (document) => setNote(document, input?.note ?? "", ["input", "note"]),
      (document) => setDiscountCodes(document, input?.discountCodes ?? []),
      (document) => setBuyer(commerce.customers, document, input?.buyerIdentity ?? {}, ["input", "buyerIdentity"]),
      (document) => addAddresses(document, input?.delivery?.addresses ?? [], ["input", "delivery", "addresses"]),
      (document) => addLines(commerce.catalogue, document, lines, ["input", "lines"]),
    ];
    return createCart(commerce, inTurn(emptyCart(countryOf(info)), steps));
  },
  cartLinesAdd: (_root: unknown, { cartId, lines }: OnCart<{ lines: LineInput[] }>, { commerce }: StorefrontContext) => {
    const additions = requireShortList(lines).map(readLineInput);
    return changeCart(commerce, cartId, (document) => addLines(commerce.catalogue, document, additions, ["lines"]));
  },
  cartLinesUpdate: (_root: unknown, { cartId, lines }: OnCart<{ lines: LineUpdateInput[] }>, { commerce }: StorefrontContext) => {
    const updates = requireShortList(lines).map(readLineUpdate);
    return changeCart(commerce, cartId, (document) => updateLines(commerce.catalogue, document, updates));
  },
  cartLinesRemove: (_root: unknown, { cartId, lineIds }: OnCart<{ lineIds: string[] }>, { commerce }: StorefrontContext) =>
    changeCart(commerce, cartId, (document) => removeLines(commerce.catalogue, document, requireShortList(lineIds))),
  cartBuyerIdentityUpdate: (
    _root: unknown,
    { cartId, buyerIdentity }: OnCart<{ buyerIdentity: BuyerInput }>,
    { commerce }: StorefrontContext,
  ) => changeCart(commerce, cartId, (document) => setBuyer(commerce.customers, document, buyerIdentity, ["buyerIdentity"])),
  cartDiscountCodesUpdate: (
    _root: unknown,
    { cartId, discountCodes }: OnCart<{ discountCodes: string[] }>,
    { commerce }: StorefrontContext,
  ) => changeCart(commerce, cartId, (document) => setDiscountCodes(document, requireShortList(discountCodes))),
  cartAttributesUpdate: (
    _root: unknown,
    { cartId, attributes }: OnCart<{ attributes: AttributeInput[] }>,
    { commerce }: StorefrontContext,
  ) => changeCart(commerce, cartId, (document) => setAttributes(document, requireShortList(attributes), ["attributes"])),
  cartNoteUpdate: (_root: unknown, { cartId, note }: OnCart<{ note: string }>, { commerce }: StorefrontContext) =>
    changeCart(commerce, cartId, (document) => setNote(document, note, ["note"])),
  cartDeliveryAddressesAdd: (
    _root: unknown,
    { cartId, addresses }: OnCart<{ addresses: AddressInput[] }>,
    { commerce }: StorefrontContext,
  ) => changeCart(commerce, cartId, (document) => addAddresses(document, requireShortList(addresses), ["addresses"])),
};

function inTurn(document: CartDocument, steps: ((document: CartDocument) => CartChange)[]): CartChange {
  return steps.reduce<CartChange>(
    (change, step) => {
      const next = step(change.document);
      return {
        document: next.document,
        userErrors: [...change.userErrors, ...next.userErrors],
        warnings: [...change.warnings, ...next.warnings],
      };
    },
    { document, userErrors: [], warnings: [] },
  );
}
