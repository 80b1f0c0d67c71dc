import type { QueryClient } from "@tanstack/react-query";
import type { Api } from "#client/lib/api/api.ts";
import { readStored } from "#client/lib/storage/read-stored.ts";
import { isRecord } from "#client/lib/text/is-record.ts";
import { notify } from "#client/ui/feedback/notify.ts";
import type { Cart, CartLine } from "#shared/contract/cart.ts";
import { giftAttribute } from "#shared/domain/cart/cart-attributes.ts";
import { type AddCommand, type CartCommand, parseCartForm } from "#shared/domain/cart/cart-command.ts";
import { type CartEvent, cartEventOf } from "./events/cart-event.ts";
import { cartMutation } from "./cart-mutation.ts";
import { showRecentlyAdded } from "../cart-panel-store.ts";
import { failureMessage, announceRemoval, announceRetry } from "./outcome-messages.ts";
import { loadCartPanels } from "../load-cart-panels.ts";
import { cartQuery, servedCart } from "../queries.ts";
import type { Move } from "./later/move-line.ts";
import { readSearchCart, rememberSearchOf } from "./search-cart-cookie.ts";
import type { AskedCommand } from "./send-cart-command.ts";
import { freeSaleMaximum } from "#shared/domain/cart/line-quantity.ts";

/** Of this tab alone, so that no other tab sends them too. */
const storageKey = "cart-unsent";

/** Keeps what was asked of the cart and could not be sent yet, so that it outlives a page that is reloaded or left. */
function storeUnsent(commands: CartCommand[]): void {
  try {
    if (commands.length > 0) sessionStorage.setItem(storageKey, JSON.stringify(commands));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Without a storage they live as long as the page does.
  }
}

/** Reads, once, what an earlier page of this tab asked for and could not send. */
function takeUnsent(): CartCommand[] {
  try {
    const text = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return readStored("malformed-unsent-cart-changes", text, (value) => (Array.isArray(value) ? value.filter(isCartCommand) : null)) ?? [];
  } catch {
    return [];
  }
}

export type CartRunnerContext = { api: Api; queryClient: QueryClient; onCartEvent: (event: CartEvent) => void };

/** After this long without an answer whoever waits hears that something is still done about it. */
const slowMs = 3000;

type Waiting = { command: AskedCommand; hasStarted: boolean; isDone: Promise<void> };

/** What this page asked for and hasn't heard of yet, in order. */
const queue: Waiting[] = [];

/** What an earlier page of this tab asked for and couldn't send. */
const leftBehind = takeUnsent();

/** Carries out what was left behind, before anything new. */
export function runLeftBehind(context: CartRunnerContext): void {
  for (const command of leftBehind.splice(0)) void runCartCommand(command, context);
}

/** What leaves an addition to the service worker. It is needed without a connection, so pages that are kept for reading offline load it while there is one. */
export const loadLeaving = () => import("./leave-for-later.ts");

/** Carries out what the shopper asks of the cart and tells what came of it; never throws. What is asked again while it still waits its turn is sent together. */
export function runCartCommand(command: AskedCommand, context: CartRunnerContext): Promise<void> {
  if (command.intent !== "add" || command.createMove || navigator.onLine) return runNow(command, context);
  const leaving = loadLeaving().then(({ leaveForLater }) => leaveForLater(command));
  return leaving.then(
    (isLeft) => (isLeft ? undefined : runNow(command, context)),
    () => runNow(command, context),
  );
}

function runNow(command: AskedCommand, context: CartRunnerContext): Promise<void> {
  servedCart(context.api, context.queryClient);
  runLeftBehind(context);
  // Its code comes while the shop answers.
  if (command.intent === "add") void loadCartPanels().catch(() => undefined);
  const last = queue.at(-1);
  const merged = last && !last.hasStarted ? mergeCommands(last.command, command) : null;
  if (last && merged) {
    last.command = merged;
    keepUnsent();
    return last.isDone;
  }
  const waiting: Waiting = { command, hasStarted: false, isDone: Promise.resolve() };
  queue.push(waiting);
  keepUnsent();
  waiting.isDone = carryOut(waiting, context);
  return waiting.isDone;
}

function keepUnsent(): void {
  // A move is made by the code that asked for it: one that hasn't begun when the page is left has moved nothing.
  storeUnsent(queue.filter(({ hasStarted, command }) => !hasStarted && !command.createMove).map(({ command }) => command));
}

async function carryOut(waiting: Waiting, context: CartRunnerContext): Promise<void> {
  const { api, queryClient, onCartEvent } = context;
  let removed: CartLine | null = null;
  let before: Cart | undefined;
  const current: { move?: Move } = {};
  let slowTimer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    slowTimer = setTimeout(announceRetry, slowMs);
    waiting.hasStarted = true;
    before = queryClient.getQueryData(cartQuery(api).queryKey);
    removed = lineRemovedBy(waiting.command, before);
    keepUnsent();
    return waiting.command;
  };
  const around = async (run: () => Promise<Cart>) => {
    const { createMove } = waiting.command;
    if (!createMove) return run();
    current.move ??= createMove(queryClient.getQueryData(cartQuery(api).queryKey) ?? (await api.cart.get()), api);
    return current.move.carryOut(run);
  };
  let cart: Cart | undefined;
  try {
    const options = queryClient.defaultMutationOptions(cartMutation(api, queryClient, start, announceRetry, around));
    cart = await queryClient.getMutationCache().build(queryClient, options).execute();
    if (current.move?.isIdle()) return;
    announceSuccess(waiting.command, cart, before, onCartEvent);
    const ask = (command: AskedCommand) => void runCartCommand(command, context);
    if (current.move) current.move.tell(cart, ask);
    else if (removed) announceRemoval(removed, ask);
  } catch (error) {
    // The change was made, whatever failed in telling of it.
    if (cart) reportError(error);
    else notify({ type: "danger", message: (await current.move?.explain()) ?? failureMessage(waiting.command, error) });
  } finally {
    clearTimeout(slowTimer);
    queue.splice(queue.indexOf(waiting), 1);
    keepUnsent();
  }
}

/** The line that a command takes out of the cart, if there is one that could be put back: a gift has to be earned. */
export function lineRemovedBy(command: CartCommand, cart: Cart | undefined): CartLine | null {
  const isRemoval = command.intent === "remove" || (command.intent === "update" && command.quantity === 0);
  if (!isRemoval) return null;
  return cart?.lines.find(({ id, isGift }) => id === command.lineId && !isGift) ?? null;
}

/** Tells the shopper, and whoever counts such things, that a change of the cart went well. */
function announceSuccess(command: AskedCommand, cart: Cart, before: Cart | undefined, onCartEvent: (event: CartEvent) => void): void {
  const happening = cartEventOf(command, cart, before);
  if (happening.type === "added" && happening.origin) rememberSearchOf(happening.line, happening.origin);
  // The code that was tried last is the last of the cart's; one that doesn't count has changed nothing.
  if (command.intent !== "apply-code" || cart.discountCodes.at(-1)?.isApplicable) onCartEvent({ ...happening, searches: readSearchCart() });
  // A move tells of itself.
  if (!command.createMove) announceAddition(command, happening);
  if (isGiftAdded(command)) notify({ type: "success", message: `${command.name} is in your cart, on the house.` });
  if (cart.warnings.length > 0) notify({ type: "info", message: cart.warnings.join(" ") });
}

function announceAddition(command: CartCommand, happening: ReturnType<typeof cartEventOf>): void {
  if (command.intent === "add" && command.isPutBack) notify({ type: "success", message: `${command.name} is back in your cart.` });
  if (happening.type !== "added") return;
  notify({ type: "success", message: addedText(happening) });
  // Without the panel's code the message alone must do.
  loadCartPanels().then(
    () => showRecentlyAdded(happening.line, happening.quantity),
    () => undefined,
  );
}

function isGiftAdded(command: CartCommand): command is AddCommand {
  return command.intent === "add" && command.attributes.some(({ key }) => key === giftAttribute);
}

function addedText({ line, quantity }: { line: CartLine; quantity: number }): string {
  return quantity === 1 ? `${line.title} was added to your cart.` : `${quantity} × ${line.title} were added to your cart.`;
}

/** A command that waits, with what was asked for since; null where the two are not about the same thing and both have to be sent. */
export function mergeCommands(waiting: AskedCommand, next: AskedCommand): CartCommand | null {
  if (waiting.createMove || next.createMove) return null;
  if (waiting.intent === "add" && next.intent === "add" && isSameLine(waiting, next)) {
    return { ...next, quantity: Math.min(waiting.quantity + next.quantity, freeSaleMaximum) };
  }
  if (waiting.intent !== "update" || next.intent !== "update" || waiting.lineId !== next.lineId) return null;
  return waiting.seenQuantity === undefined ? next : { ...next, seenQuantity: waiting.seenQuantity };
}

function isSameLine(one: Extract<CartCommand, { intent: "add" }>, other: Extract<CartCommand, { intent: "add" }>): boolean {
  return one.variantId === other.variantId && JSON.stringify(one.attributes) === JSON.stringify(other.attributes);
}

/** Browser storage can hold anything; only what one of the cart's forms could have asked is a command. */
export function isCartCommand(value: unknown): value is CartCommand {
  if (!isRecord(value)) return false;
  const form = new FormData();
  for (const [name, field] of Object.entries(value))
    if (typeof field === "string" || typeof field === "number") form.set(name, String(field));
  const command = parseCartForm(form);
  if (!command || command.intent === "choose") return false;
  const { attributes } = value;
  return command.intent !== "add" || (Array.isArray(attributes) && attributes.every(isAttribute));
}

function isAttribute(value: unknown): boolean {
  return isRecord(value) && typeof value["key"] === "string" && typeof value["value"] === "string";
}
