import type { ReactNode } from "react";
import type { CartCommand } from "#shared/domain/cart/cart-command.ts";

type CartFormProps = { intent: CartCommand["intent"]; fields: Record<string, string>; className?: string; children: ReactNode };

/** A form that asks something of the cart; it posts to the cart page unless scripts take it over. */
export function CartForm({ intent, fields, className, children }: CartFormProps) {
  return (
    <form method="post" action="/cart" data-cart-form className={className}>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
