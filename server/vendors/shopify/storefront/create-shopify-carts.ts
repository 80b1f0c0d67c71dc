import type { CartCaller, CartOutcome, CartPort, CartProblem, PlatformCart } from "#server/services/cart/cart-port.ts";
import { AppError, type AppErrorCode } from "#shared/domain/app-error.ts";
import type { CartLineInput } from "#shared/domain/cart/cart-attributes.ts";
import { cartLinesMax } from "#shared/domain/cart/line-quantity.ts";
import { chunk } from "#shared/domain/chunk.ts";
import { presentAnswer } from "../graphql/present-answer.ts";
import type { ShopifyLogger, StorefrontApi } from "./create-storefront-api.ts";
import {
  CartAttributesUpdateDocument,
  CartBuyerIdentityUpdateDocument,
  CartByIdDocument,
  CartCreateDocument,
  type CartCreateMutation,
  type CartErrorCode,
  CartDiscountCodesUpdateDocument,
  type CartFieldsFragment,
  CartLinesAddDocument,
  CartLinesAfterDocument,
  CartLinesRemoveDocument,
  CartLinesUpdateDocument,
} from "./generated/graphql.ts";
import { presentCart } from "./present/present-cart.ts";

/** Shoppers would rather wait for a cart change than be asked to try again; for showing the cart, a little less so. */
const changeTimeoutMs = 12_000;
const readTimeoutMs = 8000;
/** Sign-in and sign-out wait for this, among other things. */
const buyerTimeoutMs = 5000;

const adding = ({ buyerIp }: CartCaller) => ({ buyerIp, timeoutMs: changeTimeoutMs, isIdempotent: false });
const setting = ({ buyerIp }: CartCaller) => ({ buyerIp, timeoutMs: changeTimeoutMs, isIdempotent: true });
const reading = ({ buyerIp }: CartCaller) => ({ buyerIp, timeoutMs: readTimeoutMs, isIdempotent: true });

/** Further pages of 250 lines. Shopify allows 500 lines per cart. An incomplete cart must not pass for a whole one, and a cursor that loops must not keep us reading. */
const pagesMax = 10;

/** The cart's only attribute: it names the last additions. The checkout doesn't show it, because its name starts with "_". */
const attributesWith = (additions: readonly string[]) => [{ key: "_additions", value: additions.join(" ") }];

/** Calls for a shopper carry their IP address. Adding is never retried here, since that could add twice. A cart with more lines than Shopify accepts or returns at a time is changed and read in batches. */
export function createShopifyCarts(api: StorefrontApi, publicUrl: string, logger: ShopifyLogger): CartPort {
  const lookAtCheckout = watchCheckout(publicUrl, logger);

  async function shown(cart: CartFieldsFragment, caller: CartCaller): Promise<PlatformCart> {
    lookAtCheckout(cart.checkoutUrl);
    const nodes = [...cart.lines.nodes];
    let { pageInfo } = cart.lines;
    const cursors = new Set<string>();
    while (pageInfo.hasNextPage) {
      const { endCursor } = pageInfo;
      if (!endCursor || cursors.has(endCursor) || cursors.size === pagesMax)
        throw new AppError("UPSTREAM_FAILED", "shopify: a cart's pages never end");
      cursors.add(endCursor);
      // Each part says where the next begins.
      // oxlint-disable-next-line no-await-in-loop
      const next = await linesAfter(cart.id, endCursor, caller);
      nodes.push(...next.nodes);
      ({ pageInfo } = next);
    }
    return presentAnswer("shopify cart", () => presentCart({ ...cart, lines: { nodes, pageInfo } }, { publicUrl, logger }));
  }

  const linesAfter = (cartId: string, after: string, caller: CartCaller) =>
    api({
      name: "CartLinesAfter",
      document: CartLinesAfterDocument,
      variables: { cartId, after },
      ...reading(caller),
      present: ({ cart }) => {
        if (!cart) throw new AppError("UPSTREAM_FAILED", "shopify: a cart went while its lines were read");
        return cart.lines;
      },
    });

  /** What became of a change. An error on the cart's id means that the cart is gone: expired, ordered or never ours. */
  async function outcomeOf(changing: Promise<CartPayload>, caller: CartCaller): Promise<CartOutcome> {
    const { cart, userErrors, warnings } = await changing;
    for (const { code } of userErrors) throwIfFailed(code);
    if (userErrors.some(({ field }) => field?.[0] === "cartId")) return { kind: "gone" };
    if (userErrors.length > 0) return { kind: "refused", problems: userErrors.map(toProblem) };
    if (!cart) return { kind: "gone" };
    const told = warnings.map(({ code, message, target }) => ({ code, message, lineId: target }));
    return { kind: "changed", cart: await shown(cart, caller), warnings: told };
  }

  const addLines: CartPort["addLines"] = (cartId, lines, additions, caller) =>
    outcomeOf(
      api({
        name: "CartLinesAdd",
        document: CartLinesAddDocument,
        variables: { cartId, lines: lines.map(toLineInput), attributes: attributesWith(additions) },
        ...adding(caller),
        present: (data) => required(data.cartLinesAdd),
      }),
      caller,
    );

  const removeLines: CartPort["removeLines"] = (cartId, lineIds, caller) =>
    outcomeOf(
      api({
        name: "CartLinesRemove",
        document: CartLinesRemoveDocument,
        variables: { cartId, lineIds: [...lineIds] },
        ...setting(caller),
        present: (data) => required(data.cartLinesRemove),
      }),
      caller,
    );

  return {
    async find(cartId, caller) {
      const found = await api({
        name: "CartById",
        document: CartByIdDocument,
        variables: { cartId },
        ...reading(caller),
        present: ({ cart }) => cart ?? null,
      });
      return found && shown(found, caller);
    },
    create({ lines, discountCodes, additions = [] }, caller) {
      const [first, ...more] = inLots(lines);
      const creating = api({
        name: "CartCreate",
        document: CartCreateDocument,
        variables: {
          input: {
            lines: first.map(toLineInput),
            discountCodes,
            buyerIdentity: { countryCode: "AU" },
            ...(additions.length > 0 && { attributes: attributesWith(additions) }),
          },
        },
        // A cart whose id was never handed out belongs to nobody.
        ...setting(caller),
        present: (data) => required(data.cartCreate),
      });
      return afterEach(outcomeOf(creating, caller), more, (cartId, lot) => addLines(cartId, lot, additions, caller));
    },
    addLines,
    async rememberAdditions(cartId, additions, caller) {
      await api({
        name: "CartAttributesUpdate",
        document: CartAttributesUpdateDocument,
        variables: { cartId, attributes: attributesWith(additions) },
        ...setting(caller),
        present: () => undefined,
      });
    },
    updateLine: (cartId, id, quantity, caller) =>
      outcomeOf(
        api({
          name: "CartLinesUpdate",
          document: CartLinesUpdateDocument,
          variables: { cartId, lines: [{ id, quantity }] },
          ...setting(caller),
          present: (data) => required(data.cartLinesUpdate),
        }),
        caller,
      ),
    removeLines(cartId, lineIds, caller) {
      const [first, ...more] = inLots(lineIds);
      return afterEach(removeLines(cartId, first, caller), more, (_sameCart, lot) => removeLines(cartId, lot, caller));
    },
    setBuyer: (cartId, buyer, caller) =>
      outcomeOf(
        api({
          name: "CartBuyerIdentityUpdate",
          document: CartBuyerIdentityUpdateDocument,
          variables: { cartId, buyerIdentity: { countryCode: "AU", customerAccessToken: null, companyLocationId: null, ...buyer } },
          ...setting(caller),
          timeoutMs: buyerTimeoutMs,
          present: (data) => required(data.cartBuyerIdentityUpdate),
        }),
        caller,
      ),
    preferStore: (cartId, locationId, caller) =>
      outcomeOf(
        api({
          name: "CartBuyerIdentityUpdate",
          document: CartBuyerIdentityUpdateDocument,
          variables: { cartId, buyerIdentity: { preferences: { delivery: { pickupHandle: [locationId] } } } },
          ...reading(caller),
          present: (data) => required(data.cartBuyerIdentityUpdate),
        }),
        caller,
      ),
    setDiscountCodes: (cartId, discountCodes, caller) =>
      outcomeOf(
        api({
          name: "CartDiscountCodesUpdate",
          document: CartDiscountCodesUpdateDocument,
          variables: { cartId, discountCodes },
          ...setting(caller),
          present: (data) => required(data.cartDiscountCodesUpdate),
        }),
        caller,
      ),
  };
}

/** The checkout opens at the store's primary domain. Where that is the shop's own address, nobody can pay, and only shoppers would notice. */
function watchCheckout(publicUrl: string, logger: ShopifyLogger): (checkoutUrl: string) => void {
  const { origin, host } = new URL(publicUrl);
  let isTold = false;
  return (checkoutUrl) => {
    if (isTold || !checkoutUrl.startsWith(`${origin}/cart/`)) return;
    isTold = true;
    logger.warn(
      { event: "shopify.checkout_domain", domain: host },
      "the store's primary domain is the shop's own address, where its checkout can't open: give the Online Store another one",
    );
  };
}

function toLineInput({ variantId, quantity, attributes }: CartLineInput) {
  return { merchandiseId: variantId, quantity, attributes: attributes ?? [] };
}

/** The platform's own failures, which stand where it says what is wrong with a change: to save the cart, and to run what the merchant has it do with lines. */
const failures: Partial<Record<CartErrorCode, AppErrorCode>> = {
  SERVICE_UNAVAILABLE: "UPSTREAM_UNAVAILABLE",
  MERCHANDISE_LINE_TRANSFORMERS_RUN_ERROR: "UPSTREAM_FAILED",
};

function throwIfFailed(code: UserError["code"]): void {
  const failure = code ? failures[code] : undefined;
  if (failure) throw new AppError(failure, `shopify: a cart can't be changed: ${code}`);
}

type UserError = CartPayload["userErrors"][number];

/** A field is the path to the invalid part of the input: ["lines", "3", "quantity"], or ["input", "lines", "3", "quantity"]. */
function toProblem({ code, field, message }: UserError): CartProblem {
  const at = field?.[field.indexOf("lines") + 1 || field.length] ?? "";
  return { code: code ?? "INVALID", message, lineId: null, inputAt: /^\d+$/.test(at) ? Number(at) : undefined };
}

type CartPayload = NonNullable<CartCreateMutation["cartCreate"]>;

function required(payload: CartCreateMutation["cartCreate"]): CartPayload {
  if (!payload) throw new AppError("UPSTREAM_FAILED", "shopify: a cart mutation answered nothing");
  return payload;
}

/** Splits a list into batches of as many as Shopify accepts at a time; an empty list makes one empty batch. */
function inLots<Each>(all: readonly Each[]): [Each[], ...Each[][]] {
  const [first = [], ...more] = chunk(all, cartLinesMax);
  return [first, ...more];
}

/** Sends one batch after the other until one is refused; returns the last cart, with the warnings of all batches. */
async function afterEach<Each>(
  first: Promise<CartOutcome>,
  more: readonly Each[][],
  change: (cartId: string, lot: Each[]) => Promise<CartOutcome>,
): Promise<CartOutcome> {
  let outcome = await first;
  for (const lot of more) {
    if (outcome.kind !== "changed") return outcome;
    const { warnings } = outcome;
    // Shopify applies one change to a cart at a time.
    // oxlint-disable-next-line no-await-in-loop
    const next = await change(outcome.cart.id, lot);
    outcome = next.kind === "changed" ? { ...next, warnings: [...warnings, ...next.warnings] } : next;
  }
  return outcome;
}
