import { useSuspenseQuery } from "@tanstack/react-query";
import { lazyPart } from "#client/hydration/lazy-part.tsx";
import { useApi } from "#client/lib/api/api.ts";
import { productContentQuery } from "../product-queries.ts";

const EmbeddedTool = lazyPart(async () => (await import("./embedded-tool.tsx")).EmbeddedTool);

type StockWidgetProps = { handle: string; sku: string; store: string | null };

/** A vendor's own view of what stores have, where editors have set one up. */
export function StockWidget({ handle, sku, store }: StockWidgetProps) {
  const { stockWidget } = useSuspenseQuery(productContentQuery(useApi(), handle)).data;
  if (!stockWidget) return null;
  return (
    <EmbeddedTool key={`${sku} ${store}`} tool={stockWidget} told={{ "data-sku": sku, ...(store !== null && { "data-store": store }) }} />
  );
}
