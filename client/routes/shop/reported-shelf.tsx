import type { ReactNode } from "react";
import { report } from "#client/features/analytics/report.ts";
import { useReport } from "#client/features/analytics/use-report.ts";
import { ProductShelf } from "#client/features/catalogue/card/product-shelf.tsx";
import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import { carouselProducts } from "#shared/domain/product/carousel-products.ts";

type ReportedShelfProps = { title: string; products: ProductCard[]; action?: ReactNode };

/** A product shelf under its title, which is the list's name in the data layer; nothing when there is nothing to ride in it. */
export function ReportedShelf({ title, products, action }: ReportedShelfProps) {
  const shown = carouselProducts(products);
  return shown.length === 0 ? null : <FilledShelf title={title} products={shown} action={action} />;
}

function FilledShelf({ title, products, action }: ReportedShelfProps) {
  const list = { name: title, queryId: null };
  useReport(`${title} ${products.map(({ objectId }) => objectId).join(" ")}`, ({ viewItemList }) =>
    viewItemList({ ...list, products, firstPosition: 1 }),
  );
  return (
    <ProductShelf
      title={title}
      products={products}
      action={action}
      onSelect={(product, position) => void report(({ selectItem }) => selectItem(product, position, list))}
    />
  );
}
