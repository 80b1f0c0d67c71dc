import type { ReactNode } from "react";
import type { ProductCard as ProductCardData } from "#shared/contract/product-card.ts";
import { Shelf } from "#client/ui/shelf.tsx";
import { ProductCard } from "./product-card.tsx";

const excludedTag = "no_carousel";

/** Products in a row that scrolls sideways; nothing at all when there are none. */
export function ProductShelf({ title, products, action }: { title: string; products: ProductCardData[]; action?: ReactNode }) {
  const shown = products.filter((product) => !product.tags.includes(excludedTag));
  if (shown.length === 0) return null;
  return (
    <Shelf title={title} action={action}>
      {shown.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
    </Shelf>
  );
}
