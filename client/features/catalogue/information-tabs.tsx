import type { Product } from "#shared/contract/product.ts";
import { Tabs } from "#client/ui/tabs.tsx";
import { ComponentTable } from "./component-table.tsx";
import { SpecificationTable } from "./specification-table.tsx";
import { specificationsOf } from "./specifications-of.ts";
import styles from "./information-tabs.module.css";

/** Specifications, components, and details and care: those that the product has. */
export function InformationTabs({ product, weightGrams }: { product: Product; weightGrams: number }) {
  const specifications = specificationsOf(product, weightGrams);
  const tabs = [
    specifications.length > 0 && { id: "specifications", title: "Specifications", content: <SpecificationTable rows={specifications} /> },
    product.bundleComponents.length > 0 && {
      id: "components",
      title: "Components",
      content: <ComponentTable components={product.bundleComponents} />,
    },
    product.detailsAndCareHtml && {
      id: "details",
      title: "Details & Care",
      content: <div className={styles.text} dangerouslySetInnerHTML={{ __html: product.detailsAndCareHtml }} />,
    },
  ].filter((tab) => typeof tab === "object" && tab !== null);
  if (tabs.length === 0) return null;
  return <Tabs label="Product information" tabs={tabs} panelClassName={styles.panel} />;
}
