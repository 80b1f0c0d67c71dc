import { useSuspenseQuery } from "@tanstack/react-query";
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useSearchParams } from "react-router";
import { useReport } from "#client/features/analytics/use-report.ts";
import { cartNoticeText } from "#client/features/cart/cart-notice.ts";
import { readSearchCart } from "#client/features/cart/commands/search-cart-cookie.ts";
import { cartFitmentQuery, cartQuery } from "#client/features/cart/queries.ts";
import { CartView } from "#client/features/cart/view/cart-view.tsx";
import { layoutQuery } from "#client/features/content/queries.ts";
import { lazyPart } from "#client/hydration/lazy-part.tsx";
import { useApi } from "#client/lib/api/api.ts";
import { appContext } from "#client/lib/page/app-context.ts";
import type { PageHandle } from "#client/lib/page/head/page-head.ts";
import { inTime } from "#client/lib/api/in-time.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import styles from "./cart.module.css";

// Of an empty cart only, and the browser alone knows what it holds.
const PageRecentlyViewed = lazyPart(async () => (await import("./page-recently-viewed.tsx")).PageRecentlyViewed);

const SavedForLater = lazyPart(async () => (await import("#client/features/cart/view/later/saved-for-later.tsx")).SavedForLater);

const loadCart = pageLoader(({ api }) => ({ critical: [cartQuery(api)] }));

/** How long the first HTML waits for what fits the selected vehicle. */
const verdictsMs = 300;

/** The one page that shows the visitor's own cart from the server; reading the cart keeps it out of every cache. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await loadCart(args);
  // In the browser the cart asks for itself.
  if (import.meta.env.SSR) await inTime(judgeLines(args), verdictsMs);
  return null;
}

async function judgeLines({ context }: LoaderFunctionArgs): Promise<void> {
  const { api, queryClient, vehicle } = context.get(appContext);
  const query = cartFitmentQuery(api, queryClient.getQueryData(cartQuery(api).queryKey)?.lines ?? [], vehicle);
  if (query.enabled) await queryClient.prefetchQuery(query);
}

/** Every cart form posts here where no script runs; where scripts do, the cart's queue carries out its commands. */
export const action = async (args: ActionFunctionArgs) => (await import("./post-to-cart.ts")).action(args);

export const handle = {
  head: () => ({ title: "Your cart", description: "The parts in your cart.", isIndexable: false }),
} satisfies PageHandle;

export function Component() {
  const api = useApi();
  const { data: cart } = useSuspenseQuery(cartQuery(api));
  const { data: layout } = useSuspenseQuery(layoutQuery(api));
  const [searchParams] = useSearchParams();
  const failure = useActionData<typeof action>();
  const notice = cartNoticeText(searchParams);
  const count = cart.totalQuantity;
  useReport(count === 0 ? null : "cart", ({ viewCart }) => viewCart(cart, readSearchCart()));
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
      <CartView cart={cart} freeShippingFromCents={layout.shipping.freeFromCents} />
      <p>
        <a href="/quick-order">Add parts by their numbers</a> · <a href="/projects">Your projects</a>
      </p>
      <SavedForLater />
      {count === 0 && <PageRecentlyViewed />}
    </div>
  );
}
