import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { type Notification, notificationEvent } from "#client/ui/feedback/notify.ts";
import type { Cart } from "#shared/contract/cart.ts";
import type { AskedCommand } from "../send-cart-command.ts";
import { readSavedLines, savedLinesMax, storeSavedLines, withSaved } from "./saved-lines.ts";
import { exampleCart, exampleLine } from "../../example-cart.ts";
import { comeBackCommand, fullMessage, saveCommand } from "./move-line.ts";

const line = exampleLine({
  quantity: 3,
  attributes: [{ key: "Vehicle", value: "HQ Monaro 253 V8, front" }],
  hiddenAttributes: [{ key: "__cfclick", value: "a" }],
});
const filled = exampleCart({ lines: [line] });
const empty = exampleCart({ lines: [] });
const save = saveCommand(line.id);
const comeBack = comeBackCommand(line);
const broken = () => Promise.reject(new TypeError("no answer"));

let told: Notification[];
let isStorageOpen: boolean;

beforeEach(() => {
  told = [];
  isStorageOpen = true;
  const page = new EventTarget();
  page.addEventListener(notificationEvent, (event) => event instanceof CustomEvent && told.push(event.detail));
  vi.stubGlobal("window", page);
  vi.stubGlobal("StorageEvent", Event);
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, text: string) {
      if (!isStorageOpen) throw new DOMException("full", "QuotaExceededError");
      stored.set(key, text);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const quantities = () => readSavedLines().map(({ quantity }) => quantity);
const apiThatKeeps = (cart: Cart | null) => ({
  ...unusedApi,
  cart: { ...unusedApi.cart, get: () => (cart === null ? Promise.reject(new TypeError("no answer")) : Promise.resolve(cart)) },
});
function moveOf({ createMove }: AskedCommand, before: Cart, now: Cart | null = before) {
  if (!createMove) throw new Error("it moves nothing");
  return createMove(before, apiThatKeeps(now));
}

test("a line is saved before it leaves the cart, and once where the shop had to be asked twice", async () => {
  const move = moveOf(save, filled);
  await expect(move.carryOut(broken)).rejects.toThrow("no answer");
  expect(quantities()).toEqual([3]);
  await move.carryOut(async () => empty);
  expect(quantities()).toEqual([3]);
  expect(move.isIdle()).toBe(false);
});

test("what was saved is offered back as it was", async () => {
  const asked: AskedCommand[] = [];
  const move = moveOf(save, filled);
  await move.carryOut(async () => empty);
  move.tell(empty, (command) => asked.push(command));
  expect(told).toEqual([expect.objectContaining({ type: "info", message: "Saved Water pump for later." })]);
  told[0]?.action?.handler();
  const attributes = [...line.hiddenAttributes, ...line.attributes];
  expect(asked).toMatchObject([{ intent: "add", variantId: line.variantId, quantity: 3, attributes, isPutBack: true }]);
});

test("a line that the cart still has after a failure is no longer saved", async () => {
  const move = moveOf(save, filled);
  await expect(move.carryOut(broken)).rejects.toThrow("no answer");
  expect(await move.explain()).toBe("Water pump could not be saved for later. It is still in your cart.");
  expect(quantities()).toEqual([]);
});

test.each([
  ["has left the cart after all", empty],
  ["isn't among the others in the cart", exampleCart({ lines: [exampleLine({ id: "line-2" })] })],
  ["nobody can ask about", null],
])("a line that %s stays saved after a failure", async (_, now) => {
  const move = moveOf(save, filled, now);
  await expect(move.carryOut(broken)).rejects.toThrow("no answer");
  expect(await move.explain()).toBe("The shop didn't answer. Water pump is saved for later: please check your cart.");
  expect(quantities()).toEqual([3]);
});

test("of all lines the one that was meant is saved, and never a gift", async () => {
  const gift = exampleLine({ id: "gift", title: "Oil filter", isGift: true });
  const cart = exampleCart({ lines: [gift, exampleLine({ id: "line-2", variantId: "gid://shopify/ProductVariant/2" }), line] });
  await moveOf(save, cart).carryOut(async () => empty);
  expect(readSavedLines().map(({ variantId }) => variantId)).toEqual([line.variantId]);
  const move = moveOf(saveCommand("gift"), cart);
  await move.carryOut(broken);
  expect(move.isIdle()).toBe(true);
  expect(quantities()).toEqual([3]);
});

test("a line that had gone already is said to be gone where nobody can be asked how things are", async () => {
  const move = moveOf(save, empty, null);
  await expect(move.carryOut(broken)).rejects.toThrow("no answer");
  expect(await move.explain()).toBe("This part is no longer in your cart.");
});

test("where nothing more can be kept the cart isn't even asked, and the shopper reads why", async () => {
  const run = vi.fn<() => Promise<Cart>>();
  isStorageOpen = false;
  const closed = moveOf(save, filled);
  await expect(closed.carryOut(run)).rejects.toThrow("could not be saved");
  expect(await closed.explain()).toBe("Your browser doesn't let us keep Water pump for later. It is still in your cart.");
  isStorageOpen = true;
  const others = Array.from({ length: savedLinesMax }, (_, at) => exampleLine({ variantId: `gid://shopify/ProductVariant/${at + 100}` }));
  storeSavedLines(others.reduce((lines, other) => withSaved(lines, other) ?? lines, readSavedLines()));
  const full = moveOf(save, filled);
  await expect(full.carryOut(run)).rejects.toThrow("could not be saved");
  expect(await full.explain()).toBe(fullMessage);
  expect(run).not.toHaveBeenCalled();
});

test("a saved line leaves only when the cart has it", async () => {
  storeSavedLines(withSaved([], line) ?? []);
  const move = moveOf(comeBack, empty);
  await expect(move.carryOut(broken)).rejects.toThrow("no answer");
  expect(quantities()).toEqual([3]);
  expect(await move.explain()).toBe("Water pump could not be moved to your cart. It is still saved for later.");
  await move.carryOut(async () => filled);
  expect(quantities()).toEqual([]);
  move.tell(filled, () => undefined);
  expect(told).toEqual([{ type: "success", message: "Water pump is back in your cart." }]);
});

test("what the cart could not give stays saved, and the shop's own words stand", async () => {
  storeSavedLines(withSaved([], line) ?? []);
  const before = exampleCart({ lines: [{ ...line, quantity: 1 }] });
  const after = exampleCart({ lines: [{ ...line, quantity: 2 }], warnings: ["Only 2 are left."] });
  const move = moveOf(comeBack, before);
  await move.carryOut(async () => after);
  move.tell(after, () => undefined);
  expect(quantities()).toEqual([2]);
  expect(told).toEqual([]);
});

test("what the cart gives without a word is no longer saved, whatever another tab did meanwhile", async () => {
  storeSavedLines(withSaved([], line) ?? []);
  // Another tab has taken those out of the cart that were in it before.
  await moveOf(comeBack, filled).carryOut(async () => filled);
  expect(quantities()).toEqual([]);
});

test("of what came into the cart meanwhile only the part itself is taken from what is saved, and no gift", async () => {
  storeSavedLines(withSaved([], line) ?? []);
  const after = exampleCart({
    lines: [{ ...line, quantity: 1 }, exampleLine({ id: "line-2", quantity: 5 }), { ...line, id: "gift", isGift: true, quantity: 1 }],
    warnings: ["Only 1 is left."],
  });
  await moveOf(comeBack, empty).carryOut(async () => after);
  expect(quantities()).toEqual([2]);
});

test("no more comes back than is still saved of that very part", async () => {
  const run = vi.fn<() => Promise<Cart>>();
  const fewer = withSaved([], { ...line, quantity: 2 }) ?? [];
  storeSavedLines(withSaved(fewer, exampleLine({ variantId: "gid://shopify/ProductVariant/2", quantity: 9 })) ?? []);
  const move = moveOf(comeBack, empty);
  await move.carryOut(run);
  expect(move.isIdle()).toBe(true);
  expect(run).not.toHaveBeenCalled();
  expect(quantities()).toEqual([9, 2]);
});

test("what another tab or the press before has moved already isn't moved again", async () => {
  const run = vi.fn<() => Promise<Cart>>();
  for (const [command, now] of [
    [save, empty],
    [comeBack, filled],
  ] as const) {
    const move = moveOf(command, now);
    expect(await move.carryOut(run)).toBe(now);
    expect(move.isIdle()).toBe(true);
  }
  expect(run).not.toHaveBeenCalled();
  expect(quantities()).toEqual([]);
});
