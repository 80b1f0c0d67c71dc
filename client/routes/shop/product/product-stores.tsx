import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { DeferredSection } from "#client/ui/deferred-section.tsx";
import { availabilityFactsOf } from "#client/features/catalogue/card/product-availability.ts";
import type { ProductChoiceState } from "#client/features/catalogue/product-page/buy/use-product-choice.ts";
import { productStockQuery } from "#client/features/catalogue/queries.ts";
import { stockNeedsOf } from "#client/features/catalogue/stock/stock-needs-of.ts";
import { StoreStockIcon } from "#client/features/catalogue/stock/store-stock-icon.tsx";
import { StoreStockSkeleton } from "#client/features/catalogue/stock/store-stock-skeleton.tsx";
import { StoreStock } from "#client/features/catalogue/stock/store-stock.tsx";
import { StockWidget } from "#client/features/content/embeds/stock-widget.tsx";
import { DeliveryPanel, loadDeliveryEstimate } from "#client/features/delivery/delivery-panel.tsx";
import { storesQuery } from "#client/lib/stock/stock-queries.ts";
import { useHydrated } from "#client/hydration/use-hydrated.ts";
import { useApi } from "#client/lib/api/api.ts";
import { useMyLocation } from "#client/lib/storage/my-location.ts";
import { useMyStore } from "#client/lib/storage/my-store.ts";
import { Tabs } from "#client/ui/navigation/tabs.tsx";
import { OptionalSection } from "#client/ui/optional-section.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";
import type { Product } from "#shared/contract/catalogue/product.ts";
import type { Layout } from "#shared/contract/content/content.ts";
import { availabilityOf } from "#shared/domain/product/availability.ts";

type ProductStoresProps = { product: Product; choice: ProductChoiceState; quantity: number; shipping: Layout["shipping"] };

const storeTab = "find-in-store";
const deliveryTab = "delivery";

/** What fails to come is asked for again by the press. */
const fetchEstimate = () => void loadDeliveryEstimate().catch(() => undefined);

/** Where the part can be had, and how soon it comes by van. */
export function ProductStores({ product, choice, quantity, shipping }: ProductStoresProps) {
  const { handle } = product;
  const { variant, shown, price, bundle, isAvailable } = choice;
  const { tab, onChoose } = useServiceTab();
  const myStore = useMyStore();
  const myLocation = useMyLocation();
  // Distances and hours count from where the shopper is or collects, which only the browser knows.
  const { data: stores = [] } = useQuery({ ...storesQuery(useApi()), enabled: myStore !== null || myLocation !== null });
  const needs = stockNeedsOf(product, variant, bundle);
  const part = { ...product, stock: availabilityOf(availabilityFactsOf(product, variant, isAvailable)) };
  const chosen = [variant?.id, ...[...bundle.components.values()].map((part) => part.variant?.id ?? "")].join(" ");
  const everything = `${chosen} ${myStore?.placeId ?? ""}`;
  useFreshStock(handle, everything);
  return (
    <Tabs
      label="Find in store or delivery"
      chosen={{ tab, onChoose }}
      tabs={[
        {
          id: storeTab,
          title: (
            <>
              <OptionalSection>
                <StoreStockIcon handle={handle} needs={needs} part={part} quantity={quantity} />
              </OptionalSection>
              Find in store
            </>
          ),
          content: (
            <>
              <DeferredSection skeleton={<StoreStockSkeleton />} failure="We couldn't check the stores just now.">
                <StoreStock handle={handle} needs={needs} part={part} quantity={quantity} stores={stores} />
              </DeferredSection>
              <OptionalSection>
                <StockWidget handle={handle} sku={shown.sku} store={myStore?.shortName ?? null} />
              </OptionalSection>
            </>
          ),
        },
        {
          id: deliveryTab,
          onNear: fetchEstimate,
          title: (
            <>
              <Icon of="truck" />
              Delivery
            </>
          ),
          content: (
            <DeliveryPanel
              product={product}
              stock={part.stock}
              priceCents={price.priceCents}
              weightGrams={shown.weightGrams}
              quantity={quantity}
              shipping={shipping}
              choice={everything}
              isShown={tab === deliveryTab}
            />
          ),
        },
      ]}
    />
  );
}

/** The tab that was pressed last; before this code was there, the address remembered it. */
function useServiceTab() {
  const [pressed, setPressed] = useState<string | null>(null);
  const isHydrated = useHydrated();
  const { hash } = useLocation();
  return { tab: pressed ?? (isHydrated && hash === `#${deliveryTab}` ? deliveryTab : storeTab), onChoose: setPressed };
}

/** Stock is asked for again whenever the store or the choice changes. */
function useFreshStock(handle: string, chosen: string): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const isHydrated = useHydrated();
  const lastRef = useRef<string | null>(null);
  useEffect(() => {
    if (!isHydrated) return;
    const isAnother = lastRef.current !== null && lastRef.current !== chosen;
    lastRef.current = chosen;
    if (isAnother) void queryClient.invalidateQueries({ queryKey: productStockQuery(api, handle).queryKey });
  }, [api, chosen, handle, isHydrated, queryClient]);
}
