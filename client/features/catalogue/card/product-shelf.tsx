import type { ReactNode } from "react";
import type { ProductCard as ProductCardData } from "#shared/contract/catalogue/product-card.ts";
import { Shelf } from "#client/ui/shelf/shelf.tsx";
import { AtMyStoreLater } from "../stock/at-my-store-later.tsx";
import { ProductCard } from "./product-card.tsx";

type ProductShelfProps = {
  title: string;
  products: ProductCardData[];
  /** A link beside the title, such as "See All". */
  action?: ReactNode;
  /** `position` counts from 1. */
  onSelect?: (product: ProductCardData, position: number) => void;
};

/** Products in a row that scrolls sideways. */
export function ProductShelf({ title, products, action, onSelect }: ProductShelfProps) {
  return (
    <Shelf title={title} action={action}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            atMyStore={<AtMyStoreLater id={product.id} />}
            onSelect={onSelect && (() => onSelect(product, index + 1))}
          />
        </li>
      ))}
    </Shelf>
  );
}
