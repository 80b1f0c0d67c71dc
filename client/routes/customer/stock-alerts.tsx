import { type ActionFunctionArgs, data, redirect, useActionData, useSearchParams } from "react-router";
import { StockAlertForm } from "#client/features/stock-alerts/stock-alert-form.tsx";
import { failureOf } from "#client/lib/api/failure-of.ts";
import { appContext } from "#client/lib/page/app-context.ts";
import type { PageHandle } from "#client/lib/page/page-head.ts";
import { textField } from "#client/lib/text/text-field.ts";
import { ButtonLink } from "#client/ui/button/button.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import styles from "./form-page.module.css";

const seeOther = 303;

/** The form under a part that is out of stock posts here where no script runs. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (!import.meta.env.SSR) return null;
  const form = await request.formData();
  const email = textField(form, "email");
  const variantId = textField(form, "variantId");
  const product = textField(form, "handle");
  try {
    await context.get(appContext).api.stockAlerts.set({ email, variantId, notes: textField(form, "notes") });
  } catch (error) {
    const { message, status } = failureOf(error);
    return data({ message, email, variantId, product }, status);
  }
  return redirect(`/stock-alerts?${new URLSearchParams({ set: product })}`, seeOther);
}

export const handle = {
  head: () => ({ title: "Stock alert", description: "Be told when a part is back in stock.", isIndexable: false }),
} satisfies PageHandle;

export function Component() {
  const failure = useActionData<typeof action>();
  const setFor = useSearchParams()[0].get("set");
  if (failure) {
    return (
      <div className={styles.page}>
        <h1>Stock alert</h1>
        <StockAlertForm variantId={failure.variantId} handle={failure.product} email={failure.email} failure={failure.message} />
        <BackToPart product={failure.product} />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      {setFor === null ? (
        <EmptyState
          icon="bell"
          headingLevel="h1"
          title="Stock alerts"
          text="Open a part that is out of stock and leave your email address there. We'll write as soon as it's back."
          action={<BackToPart product="" />}
        />
      ) : (
        <EmptyState
          icon="bell"
          headingLevel="h1"
          title="Notification Set"
          text="We'll email you as soon as this part is back in stock."
          action={<BackToPart product={setFor} />}
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
