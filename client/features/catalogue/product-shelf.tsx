import type { ReactNode } from "react";
import type { ProductCard as ProductCardData } from "#shared/contract/product-card.ts";
import { carouselProducts } from "#shared/domain/carousel-products.ts";
import { Shelf } from "#client/ui/shelf.tsx";
import { ProductCard } from "./product-card.tsx";

type ProductShelfProps = {
  title: string;
  products: ProductCardData[];
  /** A link beside the title, such as "See All". */
  action?: ReactNode;
  /** `position` counts from 1. */
  onSelect?: (product: ProductCardData, position: number) => void;
};

/** Products in a row that scrolls sideways; nothing at all when there are none. */
export function ProductShelf({ title, products, action, onSelect }: ProductShelfProps) {
  const shown = carouselProducts(products);
  if (shown.length === 0) return null;
  return (
    <Shelf title={title} action={action}>
      {shown.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} onSelect={onSelect && (() => onSelect(product, index + 1))} />
        </li>
      ))}
    </Shelf>
  );
}
