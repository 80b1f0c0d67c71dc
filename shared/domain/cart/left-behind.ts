/** The sealed cookie by which a sign-in tells its landing page what the cart lost; its name may have a prefix. */
export const leftBehindCookie = "rares-left-behind";

type Line = { variantId: string; title: string; quantity: number; isGift: boolean };
type Lines = { lines: readonly Line[] };

/** What a cart lost as it moved with a session, a sentence a part: the platform takes nothing along that has sold out, no more than there is, and nothing that isn't sold to this customer. */
export function leftBehindSentences(before: Lines, after: Lines): string[] {
  const parts = new Map(before.lines.filter(isBought).map((line) => [line.variantId, line.title]));
  return Array.from(parts, ([variantId, title]) => {
    const count = countOf(after, variantId);
    if (count === 0) return `${title} can't be had any more, so it is no longer in your cart.`;
    return count < countOf(before, variantId) ? `We only have ${count} of ${title}, so that is how many are in your cart.` : "";
  }).filter(Boolean);
}

const isBought = ({ isGift }: Line) => !isGift;

const countOf = ({ lines }: Lines, variantId: string) =>
  lines.reduce((sum, line) => sum + (isBought(line) && line.variantId === variantId ? line.quantity : 0), 0);
