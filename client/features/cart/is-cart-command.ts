import { type CartCommand, parseCartForm } from "#shared/domain/cart/cart-command.ts";

/** Browser storage can hold anything; only what one of the cart's forms could have asked is a command. */
export function isCartCommand(value: unknown): value is CartCommand {
  if (typeof value !== "object" || value === null) return false;
  const form = new FormData();
  for (const [name, field] of Object.entries(value))
    if (typeof field === "string" || typeof field === "number") form.set(name, String(field));
  const command = parseCartForm(form);
  if (command === null || command.intent === "choose") return false;
  return command.intent !== "add" || ("attributes" in value && Array.isArray(value.attributes) && value.attributes.every(isAttribute));
}

function isAttribute(value: unknown): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    "key" in value &&
    typeof value.key === "string" &&
    "value" in value &&
    typeof value.value === "string"
  );
}
