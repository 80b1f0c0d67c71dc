import { type ActionFunctionArgs, useActionData } from "react-router";
import { reportCartEvent } from "#client/features/analytics/report-cart-event.ts";
import { useAddAll } from "#client/features/cart/commands/use-add-all.ts";
import { additionOf } from "#client/features/parts-list/order-of-list.ts";
import { PartsListForm } from "#client/features/parts-list/parts-list-form.tsx";
import { ResolvedList } from "#client/features/parts-list/resolved-list.tsx";
import type { PageHandle } from "#client/lib/page/head/page-head.ts";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import styles from "./quick-order.module.css";

export const action = async (args: ActionFunctionArgs) => (await import("./post-to-quick-order.ts")).action(args);

export const handle = {
  head: () => ({
    title: "Quick order",
    description: "Paste a list of part numbers, any brand's, with quantities. We find each one, and one press adds them all to your cart.",
  }),
} satisfies PageHandle;

/** For those who know what they need: a list of numbers becomes a cart. */
export function Component() {
  const posted = useActionData<typeof action>();
  const adding = useAddAll(additionOf, reportCartEvent);
  const isPosted = posted !== undefined && "list" in posted;
  const isResolved = isPosted && posted.resolved !== null;
  return (
    <div className={styles.page}>
      <h1>Quick order</h1>
      <p className={styles.lead}>Know your part numbers? Paste them, and add them all to your cart in one go.</p>
      {isResolved && posted.message && <ErrorPanel message={posted.message} />}
      {isPosted && posted.resolved !== null && (
        <ResolvedList
          resolved={posted.resolved}
          list={posted.list}
          additionKey={posted.additionKey}
          wanted={posted.wanted}
          adding={adding}
        />
      )}
      <section className={styles.list} aria-labelledby="your-list">
        <h2 id="your-list">{isResolved ? "Change your list" : "Your list"}</h2>
        <PartsListForm list={isPosted ? posted.list : ""} failure={isPosted && !isResolved ? posted.message : null} />
      </section>
    </div>
  );
}
