import type { CatalogueProduct, CatalogueVariant } from "#sandbox/catalogue/types.ts";
import { slugify } from "#shared/domain/slug.ts";
import type { NewMail } from "../commerce/mailbox/mailbox.ts";

export function backInStockMail(to: string, product: CatalogueProduct, variant: CatalogueVariant, publicUrl: string): NewMail {
  const choice = product.options
    .filter(({ values }) => values.length > 1)
    .map(({ name }) => [slugify(name), variant.optionValues[name] ?? ""]);
  const query = choice.length > 0 ? `?${new URLSearchParams(choice)}` : "";
  const chosen = choice.map(([, value]) => value).join(", ");
  const text = [
    "Hi,",
    "",
    `the part you asked about is back on the shelf: ${product.title}${chosen && ` (${chosen})`}, part number ${product.partNumber}.`,
    "",
    `${publicUrl}/products/${product.handle}${query}`,
    "",
    "First in, first served: we can't hold it for you. This was the only mail about it.",
  ].join("\n");
  return { to, subject: `Back in stock: ${product.title}`, text };
}
