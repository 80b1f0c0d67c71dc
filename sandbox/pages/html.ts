const isMarkup = Symbol("markup");

/** HTML that was written here or escaped; nothing else gets into a page unescaped. */
export type Markup = { readonly [isMarkup]: true; readonly text: string };

type Value = string | number | Markup | Markup[] | null | false;

/** Writes HTML: every value between the literal parts is escaped, unless it is markup itself. */
export function html(literals: TemplateStringsArray, ...values: Value[]): Markup {
  const text = literals.reduce((written, literal, index) => written + render(values[index - 1] ?? null) + literal);
  return { [isMarkup]: true, text };
}

function render(value: Value): string {
  if (value === null || value === false) return "";
  if (Array.isArray(value)) return value.map(({ text }) => text).join("");
  return typeof value === "object" ? value.text : escapeHtml(String(value));
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}
