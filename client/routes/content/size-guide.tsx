import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { NoSizeGuide } from "#client/features/content/size-guide/no-size-guide.tsx";
import { sizeGuideQuery } from "#client/features/content/size-guide/size-guide-query.ts";
import { SizeGuideView } from "#client/features/content/size-guide/size-guide-view.tsx";
import { UnitLinks } from "#client/features/content/size-guide/unit-links.tsx";
import { useApi } from "#client/lib/api/api.ts";
import type { PageHandle } from "#client/lib/page/head/page-head.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import styles from "./size-guide.module.css";

const path = "/pages/size-guide";

function readAddress(params: URLSearchParams) {
  return { product: params.get("product") || null, unit: params.get("unit") === "inch" ? ("inch" as const) : ("cm" as const) };
}

/** The size guide as a page of its own: what the product page opens over itself once its script runs. */
export const loader = pageLoader(({ api, url }) => ({ critical: [sizeGuideQuery(api, readAddress(url.searchParams).product)] }));

export const handle = {
  head: ({ url }) => ({
    title: "Size guide",
    description: "Our sizes in centimetres and inches, and how to measure.",
    canonicalPath: path,
    // One guide stands at the address of every product that it suits.
    isIndexable: url.search === "",
  }),
} satisfies PageHandle;

export function Component() {
  const [params] = useSearchParams();
  const { product, unit } = readAddress(params);
  const { data } = useSuspenseQuery(sizeGuideQuery(useApi(), product));
  const hrefOf = (other: string) => {
    const query = new URLSearchParams({ ...(product !== null && { product }), ...(other !== "cm" && { unit: other }) });
    return query.size === 0 ? path : `${path}?${query}`;
  };
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Size guide</h1>
      {data.guide ? (
        <SizeGuideView
          guide={data.guide}
          unit={unit}
          title={<h2>{data.guide.title}</h2>}
          unitChoice={<UnitLinks unit={unit} hrefOf={hrefOf} />}
        />
      ) : (
        <NoSizeGuide />
      )}
      {product !== null && (
        <a className={styles.back} href={`/products/${encodeURIComponent(product)}`}>
          Back to the product
        </a>
      )}
    </div>
  );
}
