import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type ActionFunctionArgs, data, redirect, useActionData, useSearchParams } from "react-router";
import { cartNoticeOf, cartNoticeText, cartPathWith } from "#client/features/cart/cart-notice.ts";
import { executeCartCommand } from "#client/features/cart/commands/execute-cart-command.ts";
import { failureMessage } from "#client/features/cart/commands/outcome-messages.ts";
import { cartQuery } from "#client/features/cart/queries.ts";
import { useApi } from "#client/lib/api/api.ts";
import { appContext } from "#client/lib/page/app-context.ts";
import { laterPart } from "#client/hydration/later-part.tsx";
import type { PageHandle } from "#client/lib/page/page-head.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import { choicePath, parseCartForm } from "#shared/domain/cart/cart-command.ts";
import styles from "./cart.module.css";

const CartContents = laterPart(async () => (await import("../later/cart-contents.tsx")).CartContents);

const badRequest = 400;
const seeOther = 303;

/** The one page that shows the visitor's own cart from the server; reading the cart keeps it out of every cache. */
export const loader = pageLoader(({ api }) => ({ critical: [cartQuery(api)] }));

/** Every cart form posts here before any script runs; after that none does. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (!import.meta.env.SSR) return null;
  const { api } = context.get(appContext);
  const command = parseCartForm(await request.formData());
  if (command === null) return data({ message: "We couldn't understand that request." }, badRequest);
  if (command.intent === "choose") return redirect(choicePath(command), seeOther);
  try {
    const cart = await executeCartCommand(api, command);
    return redirect(cartPathWith(await cartNoticeOf(api, cart)), seeOther);
  } catch (error) {
    return data({ message: failureMessage(command, error) }, statusOf(error));
  }
}

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

function statusOf(error: unknown): number {
  return error instanceof Error && "status" in error && typeof error.status === "number" ? error.status : 500;
}
