import { useSuspenseQuery } from "@tanstack/react-query";
import { useApi } from "#client/lib/api.ts";
import { ProductShelf } from "./product-shelf.tsx";
import { recommendationsQuery } from "./queries.ts";

export const recommendationsTitle = "Recommended for You";

/** What goes with a product. */
export function Recommendations({ handle }: { handle: string }) {
  const { data: products } = useSuspenseQuery(recommendationsQuery(useApi(), handle));
  return <ProductShelf title={recommendationsTitle} products={products} />;
}
