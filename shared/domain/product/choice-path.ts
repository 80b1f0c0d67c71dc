import type { ChoiceNeeded } from "../cart/cart-command.ts";

/** The product page's choices, to come back to by a link. */
export const choicesId = "choose";

/** Where a shopper goes who has something left to choose; always a product's page of this shop. */
export function choicePath({ handle, search }: ChoiceNeeded): string {
  const params = new URLSearchParams(search);
  params.set("choose", "1");
  return `/products/${handle}?${params}#${choicesId}`;
}
