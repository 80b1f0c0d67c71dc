import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type ActionFunctionArgs, data, useActionData, useSearchParams } from "react-router";
import { type CartNotice, cartNoticeOf, cartNoticeText, cartPathWith } from "#client/features/cart/cart-notice.ts";
import { executeCartCommand } from "#client/features/cart/commands/execute-cart-command.ts";
import { failureMessage } from "#client/features/cart/commands/outcome-messages.ts";
import { cartQuery } from "#client/features/cart/queries.ts";
import { useApi } from "#client/lib/api/api.ts";
import { failureOf } from "#client/lib/api/failure-of.ts";
import { answerForm, type FormAction, runForm } from "#client/lib/forms/form-action.ts";
import { laterPart } from "#client/hydration/later-part.tsx";
import { appContext } from "#client/lib/page/app-context.ts";
import type { PageHandle } from "#client/lib/page/page-head.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { seeOther } from "#client/lib/page/see-other.ts";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import { type CartCommand, choicePath, parseCartForm } from "#shared/domain/cart/cart-command.ts";
import styles from "./cart.module.css";

const CartContents = laterPart(async () => (await import("./later/cart-contents.tsx")).CartContents);

const unreadable = { message: "We couldn't understand that request.", status: 400 };

/** The one page that shows the visitor's own cart from the server; reading the cart keeps it out of every cache. */
export const loader = pageLoader(({ api }) => ({ critical: [cartQuery(api)] }));

const cartChange: Omit<FormAction<CartCommand, CartNotice | null>, "parse"> = {
  run: async (command, { api }) => cartNoticeOf(api, await executeCartCommand(api, command)),
  to: cartPathWith,
  explain: (error, command) => ({ message: failureMessage(command, error), status: failureOf(error).status, fields: {} }),
};

/** Every cart form posts here where no script runs; where scripts do, the cart's queue carries out its commands. */
export async function action({ request, context }: ActionFunctionArgs) {
  const command = parseCartForm(await request.formData());
  if (command === null) return data(unreadable, unreadable.status);
  if (command.intent === "choose") return seeOther(choicePath(command));
  return answerForm(cartChange, await runForm(cartChange, command, { ...context.get(appContext), signal: request.signal }));
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
