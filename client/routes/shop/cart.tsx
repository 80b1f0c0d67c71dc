import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type ActionFunctionArgs, useActionData, useSearchParams } from "react-router";
import { cartNoticeText } from "#client/features/cart/cart-notice.ts";
import { cartQuery } from "#client/features/cart/queries.ts";
import { useApi } from "#client/lib/api/api.ts";
import { laterPart } from "#client/hydration/later-part.tsx";
import type { PageHandle } from "#client/lib/page/page-head.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import styles from "./cart.module.css";

const CartContents = laterPart(async () => (await import("./later/cart-contents.tsx")).CartContents);

/** The one page that shows the visitor's own cart from the server; reading the cart keeps it out of every cache. */
export const loader = pageLoader(({ api }) => ({ critical: [cartQuery(api)] }));

/** Every cart form posts here where no script runs; where scripts do, the cart's queue carries out its commands. */
export const action = async (args: ActionFunctionArgs) => (await import("./post-to-cart.ts")).action(args);

export const handle = {
  head: () => ({ title: "Your cart", description: "The parts in your cart.", isIndexable: false }),
} satisfies PageHandle;

export function Component() {
  const { data: cart } = useSuspenseQuery(cartQuery(useApi()));
  const [first] = useState(cart);
  const [searchParams] = useSearchParams();
  const failure = useActionData<typeof action>();
  const notice = cartNoticeText(searchParams);
  const count = cart.totalQuantity;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        Your cart {count > 0 && <span className={styles.count}>{count === 1 ? "1 item" : `${count} items`}</span>}
      </h1>
      {failure && <ErrorPanel message={failure.message} />}
      {notice && (
        <p className={styles.notice} role="status">
          {notice}
        </p>
      )}
      <CartContents first={first} />
    </div>
  );
}
