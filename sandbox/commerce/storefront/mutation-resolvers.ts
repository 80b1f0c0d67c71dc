import type { GraphQLResolveInfo } from "graphql";
import { addAddresses } from "../cart/add-addresses.ts";
import type { AddressInput } from "../cart/add-addresses.ts";
import { addLines } from "../cart/add-lines.ts";
import type { CartChange } from "../cart/cart-change.ts";
import type { CartDocument } from "../cart/cart-document.ts";
import { emptyCart } from "../cart/cart-document.ts";
import { setAttributes, setDiscountCodes, setNote } from "../cart/set-details.ts";
import type { BuyerInput } from "../cart/set-buyer.ts";
import { setBuyer } from "../cart/set-buyer.ts";
import type { AttributeInput } from "../cart/set-details.ts";
import { removeLines, updateLines } from "../cart/update-lines.ts";
import { changeCart, createCart } from "./cart-mutation.ts";
import { countryOf } from "./in-context.ts";
import type { LineInput, LineUpdateInput } from "./line-input.ts";
import { readLineInput, readLineUpdate, requireShortList } from "./line-input.ts";
import type { StorefrontContext } from "./storefront-context.ts";

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
