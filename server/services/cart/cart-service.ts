import { createHash, randomUUID } from "node:crypto";
import type { GoWithout } from "#server/observability/go-without.ts";
import { createLocalStore } from "#server/shared-store/create-local-store.ts";
import type { SharedStore } from "#server/shared-store/shared-store.ts";
import type { Cart, CartLine } from "#shared/contract/cart.ts";
import { AppError, nullUnlessOurFault } from "#shared/domain/app-error.ts";
import type { CartLineInput } from "#shared/domain/cart/cart-attributes.ts";
import { lapsedGifts } from "#shared/domain/cart/free-gift.ts";
import type { Buyer } from "../account/account-service.ts";
import { createCallMemory } from "../session/create-call-memory.ts";
import { createSharedCalls } from "../session/create-shared-calls.ts";
import { type AddedOnce, type Addition, addOnce } from "./additions/add-once.ts";
import { leftOutSentences, namesOf, nothingAdded, type PartNames } from "./additions/left-out.ts";
import { createSeenAdditions, markOf } from "./additions/recent-additions.ts";
import { leftOutOf, type Taken, takenOf } from "./additions/taken.ts";
import type { GiftSource } from "./cache-gifts.ts";
import type { CartCaller, CartOutcome, CartPort, CartProblem, Changed, PlatformCart } from "./cart-port.ts";
import { giftOffersOf } from "./gift-offers-of.ts";
import { type CartMove, moveCart, moveFromJson, moveToJson } from "./move-cart.ts";
import { refusal, requireChange } from "./refusal.ts";
import { hasLines, noCart, toCart } from "./to-cart.ts";

/** Neither of two tabs wins silently: the later one learns what the earlier one changed. */
function changedElsewhere({ title, quantity }: Pick<CartLine, "title" | "quantity">): AppError {
  return new AppError("CONFLICT", "A line's quantity was changed elsewhere", {
    userMessage: `The quantity of ${title} was changed to ${quantity} in the meantime, perhaps in another tab. Please check it, then change it again.`,
  });
}

/** `before` are the cart's lines before a change, where they were looked at; `leftOut` tells of what an addition asked for in vain. */
type Origin = { warnings?: CartProblem[]; wasReplaced?: boolean; isNew?: boolean; before?: CartLine[] | undefined; leftOut?: string[] };

type CartServiceOptions = {
  carts: CartPort;
  gifts: GiftSource;
  parts: PartNames;
  /** Lets instances take turns when a request is repeated at another one. */
  store?: SharedStore;
  goWithout?: GoWithout;
  now?: () => number;
};

/** Longer than any call that may still be running with the old cookie. */
const movesKeptForMs = 2 * 60_000;
const movesMax = 5000;
/** Longer than the deadline of a request that changes the cart. */
const changeMs = 12_000;

/** Manages a visitor's cart at Shopify: created with the first addition, and again if Shopify no longer has it. */
export function createCartService({
  carts,
  gifts,
  parts,
  store = createLocalStore(),
  goWithout = () => nullUnlessOurFault,
  now = Date.now,
}: CartServiceOptions): CartService {
  const kept = { keptForMs: (_key: string, { cartId }: CartMove) => (cartId === null ? 0 : movesKeptForMs) };
  const shared = createSharedCalls<CartMove>({
    ...kept,
    store,
    name: "cart-move",
    callMs: changeMs,
    toJson: moveToJson,
    fromJson: moveFromJson,
  });
  const seen = createSeenAdditions();
  const named = { parts, goWithout };
  const moves = createCallMemory<CartMove>({ ...kept, entriesMax: movesMax, now, shared });

  async function shown(cart: PlatformCart, origin: Origin = {}): Promise<CartResult> {
    seen.note(cart);
    // A cart without its offers is better than no cart.
    const offers = (await gifts.freeGifts().catch(goWithout("free gifts"))) ?? [];
    return toCart(cart, { warnings: [], wasReplaced: false, isNew: false, ...origin, giftOffers: giftOffersOf(offers, cart) });
  }
  const resultOf = ({ cart, warnings }: Changed, origin: Origin = {}) => shown(cart, { ...origin, warnings });

  /** Shopify says why a promo code doesn't apply only in answer to a change, so this sets the codes to what they already are. Null if all apply, or if Shopify can't be reached. */
  async function discountCodeOutcome({ id, contents: { discountCodes } }: PlatformCart, caller: CartCaller): Promise<CartOutcome | null> {
    if (discountCodes.every(({ isApplicable }) => isApplicable)) return null;
    return carts
      .setDiscountCodes(
        id,
        discountCodes.map(({ code }) => code),
        caller,
      )
      .catch(goWithout("promo codes"));
  }

  /** Nobody pays for a gift that was free when it was chosen. */
  async function withoutLapsedGifts(cart: PlatformCart, caller: CartCaller): Promise<PlatformCart> {
    let current = cart;
    for (const { line, keep } of lapsedGifts(cart.contents.lines))
      current = requireChange(await carts.updateLine(cart.id, line.id, keep, caller)).cart;
    return current;
  }

  /** A request that is repeated at another instance waits until the first has ended, and then looks for its result. */
  function addInTurn(cartId: string, lines: CartLineInput[], caller: CartCaller, addition?: Addition): Promise<AddedOnce> {
    if (addition === undefined) return addOnce({ carts, seen, goWithout, caller }, cartId, lines, { key: randomUUID(), isRepeated: false });
    const turn = createHash("sha256")
      .update(JSON.stringify([cartId, addition.key]))
      .digest("base64url");
    return store.inTurn(`addition:${turn}`, changeMs, () => addOnce({ carts, seen, goWithout, caller }, cartId, lines, addition));
  }

  /** The store is set with the call that reads the cart; if Shopify refuses it, the shopper can still pay. */
  async function lookAt(cartId: string, locationId: string | null, caller: CartCaller): Promise<PlatformCart | null> {
    if (locationId === null) return carts.find(cartId, caller);
    const outcome = await carts.preferStore(cartId, locationId, caller);
    if (outcome.kind === "changed") return outcome.cart;
    return outcome.kind === "gone" ? null : carts.find(cartId, caller);
  }

  /** A line that is no longer there has already been removed, by another tab or a repeated call. */
  async function removeLine(cartId: string | null, lineId: string, caller: CartCaller): Promise<CartResult> {
    if (cartId === null) return noCart(false);
    const outcome = await carts.removeLines(cartId, [lineId], caller);
    if (outcome.kind === "gone") return noCart(true);
    if (outcome.kind === "changed") return resultOf(outcome);
    if (!outcome.problems.every(({ code }) => code === "INVALID_MERCHANDISE_LINE")) throw refusal(outcome.problems);
    const cart = await carts.find(cartId, caller);
    return cart === null ? noCart(true) : shown(cart);
  }

  return {
    async get(cartId, caller) {
      const cart = cartId === null ? null : await carts.find(cartId, caller);
      if (cart === null) return noCart(cartId !== null);
      const told = await discountCodeOutcome(cart, caller);
      return told?.kind === "changed" ? resultOf(told) : shown(cart);
    },

    async addLines(cartId, lines, caller, addition) {
      const added = cartId === null ? null : await addInTurn(cartId, lines, caller, addition);
      const wasReplaced = added?.outcome.kind === "gone";
      const isNew = added === null || wasReplaced;
      const outcome = isNew
        ? await carts.create({ lines, discountCodes: [], additions: addition && [markOf(addition.key)] }, caller)
        : added.outcome;
      if (outcome.kind === "refused") throw refusal(outcome.problems, await namesOf(named, isNew ? lines : added.sent));
      const changed = requireChange(outcome);
      const leftOut = isShort(changed) ? leftOutOf(lines, changed.cart) : [];
      const told = await leftOutSentences(named, leftOut, changed.cart);
      if (leftOut.length === lines.length) throw nothingAdded(leftOut, told, changed.cart);
      const before = added?.before ?? null;
      const result = await resultOf(changed, { wasReplaced, isNew, before: before?.contents.lines, leftOut: told });
      return { ...result, taken: takenOf(lines, before, changed.cart) };
    },

    async updateLine(cartId, { lineId, quantity, seenQuantity }, caller) {
      if (cartId === null) return noCart(false);
      const before = seenQuantity === undefined ? undefined : (await carts.find(cartId, caller))?.contents.lines;
      const line = before?.find(({ id }) => id === lineId);
      if (line !== undefined && line.quantity !== seenQuantity && line.quantity !== quantity) throw changedElsewhere(line);
      if (quantity === 0) return removeLine(cartId, lineId, caller);
      const outcome = await carts.updateLine(cartId, lineId, quantity, caller);
      return outcome.kind === "gone" ? noCart(true) : resultOf(requireChange(outcome), { before });
    },

    removeLine,

    async applyDiscountCodes(cartId, codes, caller) {
      const applied = cartId === null ? null : await carts.setDiscountCodes(cartId, codes, caller);
      const wasReplaced = applied?.kind === "gone";
      const isNew = applied === null || wasReplaced;
      if (isNew && codes.length === 0) return noCart(wasReplaced);
      return resultOf(requireChange(isNew ? await carts.create({ lines: [], discountCodes: codes }, caller) : applied), {
        wasReplaced,
        isNew,
      });
    },

    async setBuyer(cartId, buyer, caller) {
      const outcome = await carts.setBuyer(cartId, buyer, caller);
      // A cart with an expired token, or somebody else's, is of no use to anybody.
      if (outcome.kind === "refused" && buyer !== null) await carts.setBuyer(cartId, null, caller);
      return outcome.kind === "gone" ? noCart(true) : resultOf(requireChange(outcome));
    },

    async move(cartId, owner, caller) {
      const moveOnce = () => moveCart(carts, cartId, caller);
      return owner === null ? moveOnce() : moves.once(JSON.stringify([owner, cartId]), moveOnce);
    },

    async checkoutUrl(cartId, caller, locationId = null) {
      const cart = cartId === null ? null : await lookAt(cartId, locationId, caller);
      if (cart === null) return null;
      const ready = await withoutLapsedGifts(cart, caller);
      return hasLines(ready) ? ready.checkoutUrl : null;
    },
  };
}

/** Whether Shopify reports that there wasn't enough of something; otherwise lines needn't be compared with what was requested. */
function isShort({ warnings }: Changed): boolean {
  return warnings.some(({ code }) => code === "MERCHANDISE_OUT_OF_STOCK");
}

type LineChange = { lineId: string; quantity: number; seenQuantity?: number | undefined };

/** A cart with its id at Shopify, which is null until something is added. */
export type CartResult = { cart: Cart; cartId: string | null };
type AdditionResult = CartResult & { taken: Taken };

/** Every call takes the visitor's cart id (null for none) and answers the id to keep. A cart that no longer exists is replaced, keeping what the call asked for. */
export type CartService = {
  get(cartId: string | null, caller: CartCaller): Promise<CartResult>;
  /**
   * Additions with the same key happen once, however often they are sent. Parts that stock or a rule keeps out are named: if others were added, in the cart's
   * warnings; if nothing was added, this throws UNPROCESSABLE.
   */
  addLines(cartId: string | null, lines: CartLineInput[], caller: CartCaller, addition?: Addition): Promise<AdditionResult>;
  /** Throws CONFLICT if the line has neither the quantity that the shopper saw nor the one that they want. */
  updateLine(cartId: string | null, change: LineChange, caller: CartCaller): Promise<CartResult>;
  removeLine(cartId: string | null, lineId: string, caller: CartCaller): Promise<CartResult>;
  applyDiscountCodes(cartId: string | null, codes: string[], caller: CartCaller): Promise<CartResult>;
  /** Sets the cart's owner; null removes it. Does nothing if there is no such cart. */
  setBuyer(cartId: string, buyer: Buyer | null, caller: CartCaller): Promise<CartResult>;
  /**
   * Moves a cart's lines into a new cart and leaves the old one empty and without an owner, so that its id is worth nothing to anybody who knows it. Null if it is empty. Later calls for
   * the same owner get the same new cart.
   */
  move(cartId: string, owner: string | null, caller: CartCaller): Promise<CartMove>;
  /** The checkout's address, with Shopify's id of the shopper's store if one is known; null if the cart is empty or gone. */
  checkoutUrl(cartId: string | null, caller: CartCaller, locationId?: string | null): Promise<string | null>;
};
