import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "#client/hydration/use-hydrated.ts";
import { lazyPart } from "#client/hydration/lazy-part.tsx";
import { useNavigateInPlace } from "#client/lib/page/use-navigate-in-place.ts";
import { Tabs } from "#client/ui/navigation/tabs.tsx";
import type { Product } from "#shared/contract/catalogue/product.ts";
import { InformationPanel } from "./information-panel.tsx";
import { SpecificationTable } from "./specification-table.tsx";
import { specificationsOf } from "./specifications-of.ts";
import { useProductChoice } from "../buy/use-product-choice.ts";
import { Markup } from "#client/ui/text/markup.tsx";
import styles from "./information-tabs.module.css";

// Few products have any.
const ComponentTable = lazyPart(async () => (await import("./component-table.tsx")).ComponentTable);

/** Specifications, components, and details and care: those that the product has. */
export function InformationTabs({ product }: { product: Product }) {
  const { shown, bundle } = useProductChoice(product);
  const specifications = specificationsOf(product, shown.weightGrams);
  const { bundleComponents: components, detailsAndCareHtml: details } = product;
  const contents = [
    specifications.length > 0 && { id: "specifications", title: "Specifications", content: <SpecificationTable rows={specifications} /> },
    components.length > 0 && {
      id: "components",
      title: "Components",
      content: <ComponentTable components={components} choice={bundle} />,
    },
    details && {
      id: "details-and-care",
      title: "Details & Care",
      content: <Markup className={styles.text} html={details} />,
    },
  ].filter((tab) => typeof tab === "object" && tab !== null);
  const chosen = useAddressedTab(contents.map(({ id }) => id));
  const tabs = contents.map(({ id, title, content }) => ({ id, title, content: <InformationPanel>{content}</InformationPanel> }));
  if (tabs.length === 0) return null;
  return <Tabs label="Product information" tabs={tabs} chosen={chosen} />;
}

/** The tab that the address names after its "#", where Back and shared links find it. The server never sees that part, so the first tab comes first. */
function useAddressedTab(ids: string[]) {
  const navigateInPlace = useNavigateInPlace();
  const { pathname, search, hash } = useLocation();
  const isHydrated = useHydrated();
  const tab = isHydrated ? ids.find((id) => `#${id}` === hash) : undefined;
  const chosenHere = useRef<string | null>(null);

  // A browser can't go to what was hidden when it looked; a page that was scrolled already stays where it is.
  const reveal = useEffectEvent((id: string) => {
    if (id !== chosenHere.current && window.scrollY === 0) document.getElementById(id)?.scrollIntoView();
  });
  useEffect(() => {
    if (tab) reveal(tab);
  }, [tab]);

  return {
    tab,
    onChoose: (id: string) => {
      chosenHere.current = id;
      void navigateInPlace(`${pathname}${search}#${id}`, { replace: true });
    },
  };
}
