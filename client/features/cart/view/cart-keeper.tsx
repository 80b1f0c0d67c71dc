import { hashKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import type { CartEvent } from "#client/features/cart/commands/events/cart-event.ts";
import { sendCartCommand } from "#client/features/cart/commands/send-cart-command.ts";
import {
  cartStorageKey,
  hasStoredCart,
  mayHaveCart,
  readCartCopy,
  readStoredCart,
  storeCart,
} from "#client/features/cart/copy/cart-storage.ts";
import { keepCartCopy } from "#client/features/cart/copy/keep-cart-copy.ts";
import { cartQuery, copyReadAt, isConfirmed, servedCart } from "#client/features/cart/queries.ts";
import { useCart, usePendingChanges } from "#client/features/cart/use-cart.ts";
import { useApi } from "#client/lib/api/api.ts";
import { notify } from "#client/ui/feedback/notify.ts";
import type { Cart } from "#shared/contract/cart.ts";
import { lapsedGifts } from "#shared/domain/cart/free-gift.ts";

/** Keeps the browser's copy of the cart, and its gifts. Its code is for who has a cart. */
export function CartKeeper({ onCartEvent }: { onCartEvent: (event: CartEvent) => void }) {
  useStoredCart(onCartEvent);
  useLapsedGifts();
  return null;
}

/** Shows the browser's copy of the cart until the shop answers, keeps the copy, follows the other tabs, and fills a cart that was lost from the copy. */
function useStoredCart(onCartEvent: (event: CartEvent) => void): void {
  const queryClient = useQueryClient();
  const api = useApi();
  const tell = useEffectEvent(onCartEvent);

  useEffect(() => {
    const { queryKey } = cartQuery(api);
    const queryHash = hashKey(queryKey);
    const stored = readStoredCart();
    const answer = queryClient.getQueryData(queryKey);
    const keepCopy = keepCartCopy(api, queryClient);
    let isUntold = isAdditionPosted();
    // The document's cart is told by the server's clock.
    const answeredAt = () => {
      const { data, dataUpdatedAt = 0 } = queryClient.getQueryState(queryKey) ?? {};
      return data && data === servedCart(api, queryClient) ? performance.timeOrigin : dataUpdatedAt;
    };
    const keep = (cart: Cart, isLook = true) => {
      keepCopy(cart, { answeredAt: answeredAt(), isLook });
      // Without a copy that stays, the same document would tell it once more.
      if (isUntold && hasStoredCart()) void tellAdditions(stored, cart, (event) => tell(event));
      isUntold = false;
    };
    const show = (cart: Cart, updatedAt?: number) => {
      queryClient.setQueryData(queryKey, cart, { updatedAt });
      // A copy isn't all that the shop knows: this tab asks for the rest once it is looked at.
      void queryClient.invalidateQueries({ queryKey, refetchType: "none" });
    };
    // Another tab's change was answered while this code was on its way. A time to come is one of a clock that has been put back since.
    if (answer && stored?.answeredAt && stored.answeredAt > answeredAt() && stored.answeredAt <= Date.now())
      show(stored, stored.answeredAt);
    else if (answer) keep(answer);
    else if (stored) {
      queryClient.setQueryData(queryKey, stored, { updatedAt: copyReadAt });
      // A browser that lost its cookies, but not its copy, has the cart filled again.
      void queryClient.prefetchQuery(cartQuery(api));
    }

    const listening = new AbortController();
    const { signal } = listening;
    const follow = ({ key, newValue }: StorageEvent) => {
      const copy = key === cartStorageKey ? readCartCopy(newValue) : null;
      if (!copy) return;
      const mine = queryClient.getQueryData(queryKey);
      // Tabs may not see at once what others wrote: one that was answered earlier has replaced a newer cart.
      if (mine && copy.answeredAt && copy.answeredAt < answeredAt()) storeCart(mine, answeredAt());
      else show(copy, copy.answeredAt);
    };
    window.addEventListener("storage", follow, { signal });
    const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== "updated" || event.action.type !== "success" || event.query.queryHash !== queryHash) return;
      const cart = queryClient.getQueryData(queryKey);
      if (cart && isConfirmed(event.query.state)) keep(cart, !event.action.manual);
    });
    return () => {
      listening.abort();
      unsubscribe();
    };
  }, [queryClient, api]);
}

/** Whether the browser itself posted a form that adds, from a page that has no scripts: no command of the cart told whoever counts. */
const isAdditionPosted = () => /[?&](?:added|again)=/.test(location.search);

async function tellAdditions(before: Cart | null, after: Cart, tell: (event: CartEvent) => void): Promise<void> {
  const { additionEvents } = await import("../commands/events/addition-events.ts");
  for (const event of additionEvents(before, after)) tell(event);
}

const removalDebounceMs = 500;

/** Takes gifts out of the cart that it no longer earns, once it has been left alone for half a second, and says so. */
function useLapsedGifts(): void {
  const { cart, isConfirmed } = useCart(mayHaveCart);
  const { isPending } = usePendingChanges();
  const lapsed = cart && isConfirmed && !isPending ? lapsedGifts(cart.lines) : [];
  const changes = lapsed.map(({ line, keep }) => `${line.id} ${keep}`).join();

  // Once is enough: what the shop refuses to take out is settled at the checkout.
  const tried = useRef("");

  const takeOut = useEffectEvent(() => {
    tried.current = changes;
    for (const { line, keep } of lapsed) sendCartCommand({ intent: "update", lineId: line.id, quantity: keep });
    const names = Array.from(new Set(lapsed.map(({ line }) => line.title))).join(", ");
    // What made it lapse can mostly be undone, and undoing that earns it again.
    notify({ type: "info", message: `We took out the free ${names}: your cart no longer earns it.`, isAside: true });
  });

  useEffect(() => {
    if (changes === "" || changes === tried.current) return undefined;
    const timer = setTimeout(() => takeOut(), removalDebounceMs);
    return () => clearTimeout(timer);
  }, [changes]);
}
