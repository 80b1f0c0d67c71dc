import type { GoWithout } from "#server/observability/go-without.ts";
import { AppError } from "#shared/domain/app-error.ts";
import type { CartLineInput } from "#shared/domain/cart/cart-attributes.ts";
import type { PlatformCart } from "../cart-port.ts";
import { notAdded } from "../refusal.ts";
import { countOf } from "./taken.ts";

/** What variants are called, asked only about those that could not be added: the cart knows no others. */
export type PartNames = { partOffers(variantIds: string[]): Promise<{ variantId: string; title: string }[]> };

type Named = { parts: PartNames; goWithout: GoWithout };

/** What each line's part is called, in their order; "" where nobody can say. */
export async function namesOf({ parts, goWithout }: Named, lines: readonly CartLineInput[]): Promise<string[]> {
  if (lines.length === 0) return [];
  // A failure without a name is better than another failure.
  const variantIds = [...new Set(lines.map(({ variantId }) => variantId))];
  const known = (await parts.partOffers(variantIds).catch(goWithout("names of parts"))) ?? [];
  const titles = new Map(known.map(({ variantId, title }) => [variantId, title]));
  return lines.map(({ variantId }) => titles.get(variantId) ?? "");
}

/** A sentence for each part of which nothing was left. One that stands on another line of the cart hasn't gone from it. */
export async function leftOutSentences(named: Named, leftOut: readonly CartLineInput[], cart: PlatformCart): Promise<string[]> {
  const names = await namesOf(named, leftOut);
  return leftOut.map(({ variantId }, at) => {
    const name = notAdded(names[at] || "A part");
    const count = countOf(cart, variantId);
    return count === 0 ? `${name}: it has just sold out.` : `${name}: all that we have of it is in there already.`;
  });
}

/** The platform answers "sold out" as a warning on a success; a shopper who got nothing should not read "added". */
export function nothingAdded(leftOut: readonly CartLineInput[], told: readonly string[], cart: PlatformCart): AppError {
  const isOneGone = leftOut.length === 1 && leftOut.every(({ variantId }) => countOf(cart, variantId) === 0);
  const userMessage = isOneGone ? "Sorry, that part has just sold out." : [...new Set(told)].join(" ");
  return new AppError("UNPROCESSABLE", "Nothing was added: sold out", { userMessage });
}
