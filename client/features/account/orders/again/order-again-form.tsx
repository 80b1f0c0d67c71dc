import { useState } from "react";
import { useForm } from "#client/lib/forms/use-form.ts";
import { Button, ButtonLink } from "#client/ui/button/button.tsx";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";
import type { Cart } from "#shared/contract/cart.ts";
import type { Order } from "#shared/contract/customer/account.ts";
import { AccountSection } from "../../page/account-section.tsx";
import { Said } from "../../page/said.tsx";
import { orderAgain, orderAgainPath, orderedAgainWords, type PostedAgain } from "./order-again.ts";
import styles from "./order-again-form.module.css";

type OrderAgainFormProps = {
  order: Order;
  posted: PostedAgain | null;
  nowMs: number;
  /** Hears of the cart that the parts went into. */
  onCart: (cart: Cart) => void;
};

/** Puts an order's parts into the cart once more, with one press, and says what can't be had any more. */
export function OrderAgainForm({ order, posted, nowMs, onCart }: OrderAgainFormProps) {
  const [timesDone, setTimesDone] = useState(0);
  const { submit, failed, result, isPending } = useForm(orderAgain(order.id), {
    returned: posted?.returned ?? null,
    onDone: ({ cart }) => {
      setTimesDone(timesDone + 1);
      if (cart) onCart(cart);
    },
  });
  const told = result ?? posted?.result ?? null;
  const words = told && orderedAgainWords(told);
  return (
    <AccountSection id="again" title="Order again">
      <form className={styles.form} method="post" action={orderAgainPath(order.id)} onSubmit={submit}>
        <input type="hidden" name="key" value={`order-${order.id}-${nowMs}-${timesDone}`} />
        <Button type="submit" isWide isBusy={isPending}>
          <Icon of="shopping-cart" size="small" /> {isPending ? "Adding…" : "Add these parts to my cart"}
        </Button>
      </form>
      {failed && <ErrorPanel message={failed.message} />}
      <Said>{words?.done ?? null}</Said>
      {words && words.missing.length > 0 && (
        <div role="alert">
          <ul className={styles.missing}>
            {words.missing.map((sentence) => (
              <li key={sentence}>
                <Icon of="circle-alert" size="small" /> {sentence}
              </li>
            ))}
          </ul>
        </div>
      )}
      {words?.done && (
        <ButtonLink variant="secondary" isWide href="/cart">
          View cart
        </ButtonLink>
      )}
    </AccountSection>
  );
}
