import { setTimeout as wait } from "node:timers/promises";
import { order, fillCart } from "../accept/checks/purchase.ts";
import { createShopper } from "../shopper/shopper.ts";
import { addresses } from "./processes.ts";

const mebibyte = 1024 * 1024;

/** What the shop takes of the machine's memory now. */
export async function memoryMb(): Promise<number> {
  const text = await (await fetch(addresses.metrics)).text();
  return Math.round(Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? Number.NaN) / mebibyte);
}

/** Buys what a search finds, and answers the order's name, which the checkout has acknowledged. */
export async function placeOrder(origin: string, triesLeft = 12): Promise<string> {
  try {
    const shopper = createShopper(origin);
    const { cart } = await fillCart(shopper);
    return await order(shopper, cart);
  } catch (error) {
    // What was just killed or cut off needs a while.
    if (triesLeft === 0) throw error;
    await wait(3000);
    return placeOrder(origin, triesLeft - 1);
  }
}

/** How many of the acknowledged orders nobody got a mail about. */
export async function lostOrders(origin: string, names: readonly string[]): Promise<number> {
  const mails = await (await fetch(`${origin}/_vendors/mailbox/messages.json`)).text();
  return names.filter((name) => !mails.includes(name)).length;
}
