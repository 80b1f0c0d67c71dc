import { afterEach, expect, test, vi } from "vitest";
import { notificationEvent, type Notification } from "#client/ui/feedback/notify.ts";
import type { AddCommand } from "#shared/domain/cart/cart-command.ts";
import { readPageMessage } from "#shared/domain/kept-copies.ts";
import { leaveAllForLater, leaveForLater } from "./leave-for-later.ts";

const command: AddCommand = {
  intent: "add",
  variantId: "gid://shopify/ProductVariant/1",
  quantity: 2,
  name: "Water pump",
  attributes: [{ key: "Vehicle", value: "HQ Monaro" }],
};

afterEach(() => vi.unstubAllGlobals());

/** A browser whose service worker answers everything with this. */
function browse({ onLine, reply }: { onLine: boolean; reply: boolean }) {
  const heard: unknown[] = [];
  const controller = {
    postMessage(message: unknown, [port]: MessagePort[]) {
      heard.push(message);
      port?.postMessage(reply);
      port?.close();
    },
  };
  const told: Notification[] = [];
  const page = new EventTarget();
  page.addEventListener(notificationEvent, (event) => {
    if (event instanceof CustomEvent) told.push(event.detail);
  });
  vi.stubGlobal("window", page);
  vi.stubGlobal("navigator", { onLine, serviceWorker: { controller } });
  return { heard, told };
}

test("offline an addition is left to the service worker with a key of its own, and the shopper is told", async () => {
  const { heard, told } = browse({ onLine: false, reply: true });
  expect(await leaveForLater(command)).toBe(true);
  const { variantId, quantity, attributes } = command;
  expect(heard).toEqual([
    {
      type: "add-later",
      addition: { name: "Water pump", key: expect.stringMatching(/^[0-9a-f]{32}$/), lines: [{ variantId, quantity, attributes }] },
    },
  ]);
  // What is sent is what is understood at the other end.
  expect(readPageMessage(heard[0])).toEqual(heard[0]);
  expect(told).toEqual([{ type: "info", message: "You’re offline. Water pump goes into your cart when you’re online again." }]);
});

test("offline many parts are left as one addition, under the key that they came with", async () => {
  const { heard, told } = browse({ onLine: false, reply: true });
  const lines = [1, 2, 3].map((number) => ({ variantId: `gid://shopify/ProductVariant/${number}`, quantity: number }));
  const addition = { name: "All of the front corner", key: "one-visit-one-key", lines };
  expect(await leaveAllForLater(addition)).toBe(true);
  expect(heard).toEqual([{ type: "add-later", addition }]);
  expect(readPageMessage(heard[0])).toEqual(heard[0]);
  expect(told.map(({ message }) => message)).toEqual([
    "You’re offline. All of the front corner goes into your cart when you’re online again.",
  ]);
});

test("a part that nothing was chosen for is left without attributes", async () => {
  const { heard } = browse({ onLine: false, reply: true });
  await leaveForLater({ ...command, attributes: [] });
  const { variantId, quantity } = command;
  expect(heard).toMatchObject([{ addition: { lines: [{ variantId, quantity }] } }]);
  expect(JSON.stringify(heard)).not.toContain("attributes");
});

test("a service worker that takes nothing more leaves the addition to the page, and nobody is told that it waits", async () => {
  const { told } = browse({ onLine: false, reply: false });
  expect(await leaveForLater(command)).toBe(false);
  expect(told).toEqual([]);
});

test("online, or without a service worker, the page makes it at once", () => {
  browse({ onLine: true, reply: true });
  expect(leaveForLater(command)).toBeNull();
  vi.stubGlobal("navigator", { onLine: false });
  expect(leaveForLater(command)).toBeNull();
});
