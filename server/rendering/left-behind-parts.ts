import { escapeHtml } from "#server/input/html/escape-html.ts";

const style = `
.left-behind { padding: var(--space-3) var(--space-4); border-block-end: 1px solid currentColor; background: var(--color-low-ground); color: var(--color-low); font-weight: var(--weight-strong); text-align: center; }
@media print { .left-behind { display: none; } }`;

/** What a cart lost at a sign-in, for whoever has no scripts: with them the browser tells it, by its copy of the cart. */
export function leftBehindParts(sentences: readonly string[], nonce: string): { head: string; bar: string } {
  if (sentences.length === 0) return { head: "", bar: "" };
  const told = sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join("");
  return {
    head: `<style nonce="${nonce}">${style}</style>`,
    bar: `<noscript><aside class="left-behind" aria-label="Your cart">${told}</aside></noscript>`,
  };
}
