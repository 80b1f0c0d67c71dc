import { useState } from "react";
import { useForm } from "#client/lib/forms/use-form.ts";
import type { Cart } from "#shared/contract/cart.ts";
import type { Order } from "#shared/contract/customer/account.ts";
import { orderAgain, orderAgainPath, type PostedAgain } from "./order-again.ts";
import { OrderAgainView } from "./order-again-view.tsx";

type OrderAgainFormProps = {
  order: Order;
  posted: PostedAgain | null;
  nowMs: number;
  cartChange: CartChange;
};

/** What belongs to a change of the cart that is made elsewhere: its turn among the cart's calls, and who hears of the cart that came of it. */
export type CartChange = { inOrder: <Result>(call: () => Promise<Result>) => Promise<Result>; onCart: (cart: Cart) => Promise<void> };

/** The customer's way to have an order's parts once more; where scripts run, in its place. */
export function OrderAgainForm({ order, posted, nowMs, cartChange }: OrderAgainFormProps) {
  const [timesDone, setTimesDone] = useState(0);
  const form = orderAgain(order.id);
  const inOrder = { ...form, run: (...given: Parameters<typeof form.run>) => cartChange.inOrder(() => form.run(...given)) };
  const { submit, failed, result, isPending } = useForm(inOrder, {
    returned: posted?.returned ?? null,
    onDone: async ({ cart }) => {
      setTimesDone(timesDone + 1);
      if (cart) await cartChange.onCart(cart);
    },
  });
  return (
    <OrderAgainView
      action={orderAgainPath(order.id)}
      fields={{ key: `order-${order.id}-${nowMs}-${timesDone}` }}
      failure={failed?.message ?? null}
      told={result ?? posted?.result ?? null}
      isPending={isPending}
      onSubmit={submit}
    />
  );
}
