import { useActionData, useSearchParams } from "react-router";
import { setStockAlert } from "#client/features/stock-alerts/set-stock-alert.ts";
import { StockAlertForm } from "#client/features/stock-alerts/stock-alert-form.tsx";
import { routeAction } from "#client/lib/forms/form-action.ts";
import type { PageHandle } from "#client/lib/page/head/page-head.ts";
import { ButtonLink } from "#client/ui/button/button.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import styles from "./form-page.module.css";

export const action = routeAction(setStockAlert);

export const handle = {
  head: () => ({ title: "Stock alert", description: "Get an email when a part is back in stock.", isIndexable: false }),
} satisfies PageHandle;

export function Component() {
  const returned = useActionData<typeof action>();
  const [params] = useSearchParams();
  if (returned) {
    const { variantId, handle } = returned.typed;
    return (
      <div className={styles.page}>
        <h1>Stock alert</h1>
        <StockAlertForm variantId={variantId} handle={handle} returned={returned} />
        <BackToPart product={handle} />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      {params.get("set") === "1" ? (
        <EmptyState
          icon="bell"
          headingLevel="h1"
          title="Notification Set"
          text="We'll email you as soon as this part is back in stock."
          action={<BackToPart product={params.get("part") ?? ""} />}
        />
      ) : (
        <EmptyState
          icon="bell"
          headingLevel="h1"
          title="Stock alerts"
          text="Open a part that is out of stock and leave your email address there. We'll write as soon as it's back."
          action={<BackToPart product="" />}
        />
      )}
    </div>
  );
}

function BackToPart({ product }: { product: string }) {
  const isHandle = /^[\p{L}\p{N}_-]+$/u.test(product);
  return (
    <ButtonLink variant="secondary" href={isHandle ? `/products/${product}` : "/parts"}>
      {isHandle ? "Back to the part" : "Continue Shopping"}
    </ButtonLink>
  );
}
