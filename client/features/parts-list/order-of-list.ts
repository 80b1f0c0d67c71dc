import { textField } from "#client/lib/text/text-field.ts";
import { type CartLineInput, isAllowedAttribute, vehicleAttribute } from "#shared/domain/cart/cart-attributes.ts";
import { cartLinesMax } from "#shared/domain/cart/line-quantity.ts";
import { partsListLimits } from "#shared/domain/cart/parts-list/parts-list.ts";
import type { WantedLine } from "./resolved-line.tsx";

/** What was chosen and typed of each line, by its place in the list. */
export function wantedIn(form: FormData): (WantedLine | undefined)[] {
  const wanted: (WantedLine | undefined)[] = [];
  for (const [name, value] of form) {
    const at = Number(/^quantity-(\d{1,3})$/.exec(name)?.[1] ?? Number.NaN);
    if (at < partsListLimits.lines && typeof value === "string") wanted[at] = { choice: textField(form, `choice-${at}`), quantity: value };
  }
  return Array.from(wanted);
}

/** What a form adds; null for what its page has to look at: another form's button, or a quantity that is none. */
export function additionOf(form: HTMLFormElement, submitter: HTMLElement | null) {
  if (submitter?.hasAttribute("formaction")) return null;
  const fields = new FormData(form);
  const order = orderOf(fields);
  return "lines" in order ? { name: "All of your list", lines: order.lines, key: textField(fields, "key") } : null;
}

/** The lines that a posted list comes to, or what is wrong with it. */
export function orderOf(form: FormData): { lines: CartLineInput[] } | { problem: string } {
  const chosen = wantedIn(form).flatMap((line, at) => (line && /^\d{1,18}$/.test(line.choice) ? [{ ...line, at }] : []));
  const wrong = chosen.find(({ quantity }) => !/^\d{1,4}$/.test(quantity) || Number(quantity) < 1);
  if (wrong) return { problem: `A quantity is a number from 1 to ${partsListLimits.quantity}; please check “${wrong.quantity}”.` };
  if (chosen.length === 0) return { problem: "Choose at least one part to add." };
  if (chosen.length > cartLinesMax)
    return {
      problem: `A cart takes ${cartLinesMax} parts at a time, and these are ${chosen.length}. Please leave some out and add them next.`,
    };
  return { lines: chosen.map(({ choice, quantity }) => orderLine(choice, Number(quantity), textField(form, `car-${choice}`))) };
}

function orderLine(choice: string, quantity: number, car: string): CartLineInput {
  const attribute = { key: vehicleAttribute, value: car };
  const line = { variantId: `gid://shopify/ProductVariant/${choice}`, quantity };
  return car !== "" && isAllowedAttribute(attribute) ? { ...line, attributes: [attribute] } : line;
}
