import { ipKeyGenerator } from "express-rate-limit";
import { createLocalStore } from "#server/shared-store/create-local-store.ts";
import { hashedKey } from "#server/shared-store/hashed-key.ts";
import { scaledLimit } from "#server/shared-store/scaled-limit.ts";
import type { SharedStore } from "#server/shared-store/shared-store.ts";
import type { GuestOrderInput, Order } from "#shared/contract/customer/account.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { readOrderNumber } from "#shared/domain/customer/order-number.ts";
import type { PlatformOrder } from "./customer-port.ts";
import { type AgainOrder, orderAgain, type VariantSales } from "./order-again.ts";
import { type ProductUrls, withUrls } from "./product-urls.ts";

/** The platform's orders by what stands in their mails. */
export type GuestOrderPort = {
  /** Null unless the order of this number, as `readOrderNumber` writes it, was placed with this email address. Failures are AppErrors with an UPSTREAM code. */
  findOrder(number: string, email: string): Promise<PlatformOrder | null>;
};

/** Who asks, for the limits; null where it is nobody's that is counted. */
type Asking = { address: string | null };

/**
 * Orders of whoever bought without an account. A number that doesn't exist, somebody else's, and an address with a slip of the pen get one answer, for which the platform is asked one question alike.
 */
export type GuestOrderService = {
  /** Throws AppError NOT_FOUND for whatever isn't an order of that address, TOO_MANY_REQUESTS for whoever tries too many. */
  find(input: GuestOrderInput, asking: Asking): Promise<Order>;
  again(input: GuestOrderInput, asking: Asking): Promise<AgainOrder>;
};

/** Look-ups a quarter of an hour: by one address; of one number, and with one email address, from everywhere; and what one address may ask all the same where others used that up. */
const limits = { address: 10, subject: 20, still: 3 };
const windowMs = 15 * 60_000;

type GuestOrderOptions = {
  orders: GuestOrderPort;
  productUrls: ProductUrls;
  variantSales: VariantSales;
  /** Scales the limits; 0 lifts them. */
  factor: number;
  onRefused: () => void;
  store?: SharedStore;
};

export function createGuestOrderService(options: GuestOrderOptions): GuestOrderService {
  const { orders, productUrls, variantSales, factor, onRefused, store = createLocalStore() } = options;
  const scaled = (limit: number) => scaledLimit(limit, factor);

  /** Neither numbers nor mailboxes can be guessed at for long, from however many addresses, and whoever tries keeps no buyer from their own order. */
  async function admit(number: string, email: string, { address }: Asking): Promise<void> {
    if (factor === 0 || address === null) return;
    const from = ipKeyGenerator(address);
    const ownWaitMs = await store.countUpTo([{ key: `order-from:${hashedKey(from)}`, limit: scaled(limits.address) }], 1, windowMs);
    if (ownWaitMs !== null) throw refusal(ownWaitMs);
    const subjects = [
      { key: `order-number:${hashedKey(number)}`, limit: scaled(limits.subject) },
      { key: `order-mail:${hashedKey(email)}`, limit: scaled(limits.subject) },
    ];
    if ((await store.countUpTo(subjects, 1, windowMs)) === null) return;
    const still = [number, email].map((about) => ({ key: `order-still:${hashedKey(`${from} ${about}`)}`, limit: scaled(limits.still) }));
    const stillWaitMs = await store.countUpTo(still, 1, windowMs);
    if (stillWaitMs !== null) throw refusal(stillWaitMs);
  }

  function refusal(waitMs: number): AppError {
    onRefused();
    return new AppError("TOO_MANY_REQUESTS", "too many orders were looked up", {
      userMessage: "That's a lot of tries in one go. Please try again in a quarter of an hour, or ask us.",
      retryAfterS: Math.ceil(waitMs / 1000),
    });
  }

  async function platformOrder({ number: typed, email: typedEmail }: GuestOrderInput, asking: Asking): Promise<PlatformOrder> {
    const email = typedEmail.toLowerCase();
    const number = readOrderNumber(typed);
    await admit(number ?? typed, email, asking);
    const found = number === null ? null : await orders.findOrder(number, email);
    if (found === null) throw notFound();
    return found;
  }

  return {
    find: async (input, asking) => withUrls(await platformOrder(input, asking), productUrls),
    again: async (input, asking) => orderAgain((await platformOrder(input, asking)).lines, variantSales),
  };
}

function notFound(): AppError {
  return new AppError("NOT_FOUND", "no order of this number and email address", {
    userMessage: "We can't find an order with this number and this email address. Please check both: they are in your confirmation email.",
  });
}
