import { notify } from "#client/ui/feedback/notify.ts";
import type { Cart, CartLine } from "#shared/contract/cart.ts";
import type { AddCommand } from "#shared/domain/cart/cart-command.ts";
import type { AskedCommand } from "../send-cart-command.ts";
import type { Api } from "#client/lib/api/api.ts";
import { readSavedLines, savedKeyOf, savedLinesMax, storeSavedLines, withoutSaved, withSaved } from "./saved-lines.ts";
import { allAttributes } from "../../copy/cart-storage.ts";

/** A line on its way between the cart and what is saved for later. It is always in one of them at least, whatever breaks. */
export type Move = {
  /** Does the cart's part of it by `run`, in its turn among all tabs. The same move may be carried out again where no answer came. */
  carryOut(run: () => Promise<Cart>): Promise<Cart>;
  /** What was to be moved had gone when its turn came: another tab, or the press before, did it. */
  isIdle(): boolean;
  /** Says that it went well, unless the shop had something to say about that itself. */
  tell(cart: Cart, ask: (command: AskedCommand) => void): void;
  /** Puts right what can be put right after a failure, and says what became of the line. */
  explain(): Promise<string>;
};

export const fullMessage = `You have ${savedLinesMax} parts saved for later, and that is as many as we keep. Move one to your cart or remove one first.`;

/** Begins a move when its turn has come; `before` is the cart at that moment. */
export type CreateMove = (before: Cart, api: Api) => Move;

/** Takes a line from the cart to what is saved. */
export const saveCommand = (lineId: string): AskedCommand => ({
  intent: "remove",
  lineId,
  createMove: (before, api) => saving(lineId, before, api),
});

/** Takes as many as `line` has from what is saved to the cart. */
export function comeBackCommand(line: CartLine): AddCommand & AskedCommand {
  const { variantId, quantity, title: name } = line;
  const createMove: CreateMove = (before, api) => bringingBack(line, before, api);
  return { intent: "add", variantId, quantity, name, attributes: allAttributes(line), createMove };
}

/** The line is saved before it leaves the cart. */
function saving(lineId: string, before: Cart, api: Api): Move {
  const line = before.lines.find(({ id, isGift }) => id === lineId && !isGift);
  let isSaved = false;
  return {
    async carryOut(run) {
      if (!line) return api.cart.get();
      if (!isSaved) {
        const lines = withSaved(readSavedLines(), line);
        isSaved = lines !== null && storeSavedLines(lines);
      }
      if (!isSaved) throw new Error("The line could not be saved");
      return run();
    },
    isIdle: () => line === undefined,
    tell(_cart, ask) {
      if (!line) return;
      const undo: AskedCommand = { ...comeBackCommand(line), isPutBack: true };
      notify({ type: "info", message: `Saved ${line.title} for later.`, action: { text: "Undo", handler: () => ask(undo) } });
    },
    async explain() {
      if (!line) return "This part is no longer in your cart.";
      if (!isSaved)
        return withSaved(readSavedLines(), line) === null
          ? fullMessage
          : `Your browser doesn't let us keep ${line.title} for later. It is still in your cart.`;
      const cart = await api.cart.get().catch(() => null);
      // Only a cart that has it still tells that it didn't leave.
      if (!cart?.lines.some(({ id }) => id === lineId))
        return `The shop didn't answer. ${line.title} is saved for later: please check your cart.`;
      storeSavedLines(withoutSaved(readSavedLines(), savedKeyOf(line), line.quantity));
      return `${line.title} could not be saved for later. It is still in your cart.`;
    },
  };
}

/** The line stays saved until the cart has it; of what the cart could not give in full the rest stays. */
function bringingBack(line: CartLine, before: Cart, api: Api): Move {
  const { quantity, title: name } = line;
  const savedKey = savedKeyOf(line);
  const isThere = () => readSavedLines().some((saved) => saved.id === savedKey && saved.quantity >= quantity);
  const heldBy = (cart: Cart) =>
    cart.lines.reduce((sum, held) => sum + (!held.isGift && savedKeyOf(held) === savedKey ? held.quantity : 0), 0);
  let isIdle = false;
  return {
    async carryOut(run) {
      isIdle = !isThere();
      if (isIdle) return api.cart.get();
      const cart = await run();
      const given = cart.warnings.length === 0 ? quantity : heldBy(cart) - heldBy(before);
      storeSavedLines(withoutSaved(readSavedLines(), savedKey, Math.max(0, Math.min(given, quantity))));
      return cart;
    },
    isIdle: () => isIdle,
    tell: ({ warnings }) => void (warnings.length === 0 && notify({ type: "success", message: `${name} is back in your cart.` })),
    explain: async () => `${name} could not be moved to your cart. It is still saved for later.`,
  };
}
