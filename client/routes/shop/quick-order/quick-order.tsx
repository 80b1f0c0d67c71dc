import { useEffect } from "react";
import { type ActionFunctionArgs, NavigationType, useActionData, useNavigationType } from "react-router";
import { reportCartEvent } from "#client/features/analytics/report-cart-event.ts";
import { useAddAll } from "#client/features/cart/commands/use-add-all.ts";
import { additionOf } from "#client/features/parts-list/order-of-list.ts";
import { PartsListForm } from "#client/features/parts-list/parts-list-form.tsx";
import { ResolvedList } from "#client/features/parts-list/resolved-list.tsx";
import type { PageHandle } from "#client/lib/page/head/page-head.ts";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import type { PostedList } from "./post-to-quick-order.ts";
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
  const posted = usePosted();
  const adding = useAddAll(additionOf, reportCartEvent);
  const isResolved = posted !== undefined && posted.resolved !== null;
  return (
    <div className={styles.page}>
      <h1>Quick order</h1>
      <p className={styles.lead}>Know your part numbers? Paste them, and add them all to your cart in one go.</p>
      {isResolved && posted.message && <ErrorPanel message={posted.message} />}
      {isResolved && posted.resolved !== null && (
        <ResolvedList
          resolved={posted.resolved}
          list={posted.list}
          additionKey={posted.additionKey}
          wanted={posted.wanted}
          onWanted={(wanted) => (lastPosted = { ...posted, wanted })}
          adding={adding}
        />
      )}
      <section className={styles.list} aria-labelledby="your-list">
        <h2 id="your-list">{isResolved ? "Change your list" : "Your list"}</h2>
        <PartsListForm list={posted?.list} failure={posted && !isResolved ? posted.message : null} />
      </section>
    </div>
  );
}

/** What this tab was last told about a list. Set in the browser only, for the server has many visitors. */
let lastPosted: PostedList | undefined;

/** What a list came to; also for who looked at one of its parts and went back. */
function usePosted(): PostedList | undefined {
  const answered = useActionData<typeof action>();
  const posted = answered !== undefined && "list" in answered ? answered : undefined;
  const isBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (posted) lastPosted = posted;
  }, [posted]);
  return posted ?? (isBack ? lastPosted : undefined);
}
