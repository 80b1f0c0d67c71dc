const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&nbsp;": " " };

/** The words of an HTML text, cut to `truncateAt` characters with "..." as Shopify does. */
export function plainText(html: string, truncateAt?: number | null): string {
  const text = html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
  return typeof truncateAt === "number" && text.length > truncateAt ? `${text.slice(0, Math.max(0, truncateAt - 3))}...` : text;
}
