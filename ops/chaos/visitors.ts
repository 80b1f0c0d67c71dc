import { setTimeout as wait } from "node:timers/promises";
import type { Outcome, RawRequest } from "./fuzz/send-request.ts";
import type { Goods } from "./goods.ts";

/** A cart whose changes were acknowledged: its cookie, and how many parts were in it by the last answer. */
export type KnownCart = { cookie: string; quantity: number };

const json = { "content-type": "application/json" };
const request = (method: string, path: string, body?: object): RawRequest => ({
  method,
  path,
  headers: body === undefined ? { accept: "text/html,*/*" } : json,
  body: body === undefined ? null : JSON.stringify(body),
});

/** A message to the support desk, as a browser without scripts sends it. */
function message(origin: string, contactFields: Record<string, string>, turn: number): RawRequest {
  const answers = {
    "answer-name": "Sam",
    "answer-email": `chaos${turn}@example.test`,
    "answer-topic": "A part",
    "answer-message": `Which jack points does it have? (${turn})`,
  };
  const headers = { "content-type": "application/x-www-form-urlencoded", origin };
  return { method: "POST", path: "/contact", headers, body: String(new URLSearchParams({ ...contactFields, ...answers })) };
}

const quote = { postcode: "3058", state: "VIC", suburb: "Coburg", products: [{ qty: 1, weight: 500 }], handlingDays: 1 };

/** What visitors ask for, so that every vendor has its part: pages most of all, then the API, forms, looks-up, the account, and the ways to sign-in and checkout. */
export function ordinaryRequest(
  { paths, pictures, contactFields, customerCookie, checkoutPath }: Goods,
  origin: string,
  turn: number,
): RawRequest {
  const product = paths[turn % paths.length] ?? "/";
  const asCustomer = (asked: RawRequest) => ({ ...asked, headers: { ...asked.headers, cookie: customerCookie } });
  const asked = [
    () => request("GET", product),
    () => request("GET", `/search?q=brake+${turn % 97}`),
    () => request("GET", "/"),
    () => request("GET", `/parts?page=${(turn % 5) + 1}`),
    () => request("GET", `/api/search/suggestions?q=b${turn % 53}`),
    () => request("GET", `/api${product}/stock`),
    () => request("GET", "/content-hub"),
    () => request("GET", `/api/places?input=${3000 + (turn % 800)}`),
    () => request("GET", "/cart"),
    () => request("POST", "/api/newsletter/subscriptions", { email: `chaos${turn}@example.test` }),
    () => request("POST", "/api/vehicles/registration", { plate: `CHA${turn % 999}`, state: "VIC" }),
    () => request("GET", "/login"),
    () => asCustomer(request("GET", "/account")),
    () => asCustomer(request("GET", "/api/account/orders")),
    () => request("POST", "/api/delivery/quotes", { ...quote, handlingDays: turn % 9 }),
    () => message(origin, contactFields, turn),
    () => request("GET", pictures[turn % pictures.length] ?? "/"),
    () => request("GET", checkoutPath),
    () => request("GET", "/stores"),
    () => request("GET", `/api${product}/reviews?sort=lowest`),
    () => request("POST", "/api/orders/find", { number: `R${100_000 + turn}`, email: `chaos${turn}@example.test` }),
  ];
  return asked[turn % asked.length]?.() ?? request("GET", "/");
}

/** A visitor who puts parts into a cart, one after the other, and knows what was acknowledged. */
export function createCartVisitor(goods: Goods, carts: KnownCart[]) {
  const cart: KnownCart = { cookie: "", quantity: 0 };
  let turn = 0;
  let isBusy = false;

  return {
    isBusy: () => isBusy,
    async add(origin: string): Promise<Outcome> {
      isBusy = true;
      turn += 1;
      const key = `chaos-${crypto.randomUUID()}`;
      const lines = [{ variantId: goods.variantIds[turn % goods.variantIds.length], quantity: 1 }];
      try {
        const answer = await fetch(`${origin}/api/cart/lines`, {
          method: "POST",
          headers: { ...json, ...(cart.cookie !== "" && { cookie: cart.cookie }) },
          body: JSON.stringify({ lines, key }),
          signal: AbortSignal.timeout(20_000),
        });
        const body: { totalQuantity?: number } = await answer.json();
        const [set] = answer.headers.getSetCookie();
        if (answer.ok && body.totalQuantity !== undefined) {
          if (cart.cookie === "") carts.push(cart);
          if (set !== undefined) cart.cookie = set.split(";")[0] ?? "";
          cart.quantity = body.totalQuantity;
        }
        return { status: answer.status, reason: null };
      } catch (error) {
        return { status: null, reason: error instanceof Error ? error.message : "unknown" };
      } finally {
        isBusy = false;
      }
    },
  };
}

const recoveryTries = 15;

/** Asks until the shop is well again: what opened a circuit, or was killed, needs a while. */
async function whenWell(ask: () => Promise<Response>): Promise<Response> {
  for (let attempt = 1; attempt < recoveryTries; attempt += 1) {
    const answer = await ask().catch(() => null);
    if (answer && answer.status < 500) return answer;
    await wait(2000);
  }
  return ask();
}

/** Which of the carts hold less than was acknowledged. */
export async function lostCarts(origin: string, carts: readonly KnownCart[]): Promise<number> {
  let lost = 0;
  for (const { cookie, quantity } of carts) {
    const answer = await whenWell(() => fetch(`${origin}/api/cart`, { headers: { cookie } }));
    const body: { totalQuantity?: number } = await answer.json();
    if (!answer.ok || (body.totalQuantity ?? 0) < quantity) lost += 1;
  }
  return lost;
}
