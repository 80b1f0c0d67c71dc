import { useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useApi } from "#client/lib/api/api.ts";
import { failureOf, isFailedCall } from "#client/lib/api/failure-of.ts";
import type { Cart } from "#shared/contract/cart.ts";
import type { CartLineInput } from "#shared/domain/cart/cart-attributes.ts";
import { answerNoticeOf, cartPathWith } from "../cart-notice.ts";
import { additionEvents } from "./events/addition-events.ts";
import { readStoredCart } from "../copy/cart-storage.ts";
import { inCartOrder } from "../in-cart-order.ts";
import { cartQuery, showCart } from "../queries.ts";
import { type CartRunnerContext, loadLeaving } from "./command-queue.ts";

/** Many lines, what they are called together, and the key under which they are added once however often they are sent. */
type Addition = { name: string; lines: readonly CartLineInput[]; key: string };

type AdditionOf = (form: HTMLFormElement, submitter: HTMLElement | null) => Addition | null;

/**
 * Takes a form over that adds many parts at once, so that whoever counts hears of each. Without scripts, and where `additionOf` answers null,
 * the form is posted: the page behind it does the same, and says what is wrong.
 */
export function useAddAll(additionOf: AdditionOf, onCartEvent: CartRunnerContext["onCartEvent"]) {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [state, setState] = useState<{ isBusy: boolean; failed: string | null }>({ isBusy: false, failed: null });
  const refusals = useRef(0);

  async function add({ name, lines, key: formKey }: Addition) {
    // A refused addition leaves its key in the cart: under the same one the next would pass for made.
    const key = refusals.current === 0 ? formKey : `${formKey}-${refusals.current}`;
    setState({ isBusy: true, failed: null });
    try {
      if (await isLeftForLater({ name, lines, key })) return setState({ isBusy: false, failed: null });
      const cart = await addAll(lines, key, { api, queryClient, onCartEvent });
      await navigate(cartPathWith(answerNoticeOf(cart)));
    } catch (error) {
      if (!isFailedCall(error)) reportError(error);
      const { message, status } = failureOf(error);
      if (status === refused) refusals.current += 1;
      setState({ isBusy: false, failed: message });
    }
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const addition = additionOf(event.currentTarget, event.nativeEvent.submitter);
    if (addition === null) return;
    event.preventDefault();
    if (!state.isBusy) void add(addition);
  };
  return { submit, ...state };
}

/** Whether it goes into the cart with the next connection. Where nobody takes it, it is tried at once, and fails in words. */
async function isLeftForLater(addition: Addition): Promise<boolean> {
  if (navigator.onLine) return false;
  const leaving = loadLeaving().then(({ leaveAllForLater }) => leaveAllForLater(addition));
  return (await leaving.catch(() => null)) === true;
}

const longestWaitMs = 30_000;
const refused = 422;

/** Adds many lines with one call, in its turn among all tabs, and tells of each what was added. The same key adds once. */
async function addAll(lines: readonly CartLineInput[], key: string, { api, queryClient, onCartEvent }: CartRunnerContext): Promise<Cart> {
  const { queryKey } = cartQuery(api);
  await queryClient.cancelQueries({ queryKey });
  const { before, cart } = await inCartOrder("change", async () => ({
    before: queryClient.getQueryData(queryKey) ?? readStoredCart(),
    cart: await api.cart.addLines({ lines: [...lines], key, isRepeated: true }, { signal: AbortSignal.timeout(longestWaitMs) }),
  }));
  await showCart(api, queryClient, cart);
  for (const event of additionEvents(before, cart)) {
    const wanted = lines.reduce((sum, { variantId, quantity }) => sum + (variantId === event.line.variantId ? quantity : 0), 0);
    // What came of a part that ran short, or was there before, and nothing that somebody else added meanwhile.
    if (wanted > 0) onCartEvent({ ...event, quantity: Math.min(event.quantity, wanted) });
  }
  return cart;
}
