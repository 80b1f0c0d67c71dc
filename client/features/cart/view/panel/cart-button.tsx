import { useQueryClient } from "@tanstack/react-query";
import type { MouseEvent } from "react";
import { isPlainClick } from "#client/hydration/links/plain-click.ts";
import { HeaderAction, headerActionClass } from "#client/ui/button/header-action.tsx";
import { openCartPanel } from "#client/features/cart/cart-panel-store.ts";
import { loadCartPanels } from "#client/features/cart/load-cart-panels.ts";
import { mayHaveCart } from "#client/features/cart/copy/cart-storage.ts";
import { cartCountKey } from "#client/features/cart/queries.ts";
import { useCart } from "#client/features/cart/use-cart.ts";

/** Leads to the cart with its number of items; where scripts run, it opens the drawer instead. */
export function CartButton() {
  const queryClient = useQueryClient();
  const count = useCart(mayHaveCart).cart?.totalQuantity ?? queryClient.getQueryData<number>(cartCountKey) ?? 0;
  return (
    <a
      className={headerActionClass}
      href="/cart"
      aria-label={`Cart, ${count} ${count === 1 ? "item" : "items"}`}
      onClick={open}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
    >
      <HeaderAction icon="shopping-cart" label="Cart" count={count} />
    </a>
  );
}

/** What fails to come is asked for again by the press. */
const fetchAhead = () => void loadCartPanels().catch(() => undefined);

function open(event: MouseEvent): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  loadCartPanels().then(openCartPanel, () => location.assign("/cart"));
}
