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
  /** Hears of the cart that the parts went into. */
  onCart: (cart: Cart) => void;
};

/** The customer's way to have an order's parts once more; where scripts run, in its place. */
export function OrderAgainForm({ order, posted, nowMs, onCart }: OrderAgainFormProps) {
  const [timesDone, setTimesDone] = useState(0);
  const { submit, failed, result, isPending } = useForm(orderAgain(order.id), {
    returned: posted?.returned ?? null,
    onDone: ({ cart }) => {
      setTimesDone(timesDone + 1);
      if (cart) onCart(cart);
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
