import type { CartCommand } from "#shared/domain/cart-command.ts";
import { readStored } from "#client/lib/read-stored.ts";
import { isCartCommand } from "./is-cart-command.ts";

/** Of this tab alone, so that no other tab sends them too. */
const storageKey = "cart-unsent";

/** Keeps what was asked of the cart and could not be sent yet, so that it outlives a page that is reloaded or left. */
export function storeUnsent(commands: CartCommand[]): void {
  try {
    if (commands.length > 0) sessionStorage.setItem(storageKey, JSON.stringify(commands));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Without a storage they live as long as the page does.
  }
}

/** Hands out what an earlier page of this tab left unsent, once. */
export function takeUnsent(): CartCommand[] {
  try {
    const text = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    const commands = readStored("malformed-unsent-cart-changes", text, (value): unknown[] | null => (Array.isArray(value) ? value : null));
    return commands?.filter(isCartCommand) ?? [];
  } catch {
    return [];
  }
}
