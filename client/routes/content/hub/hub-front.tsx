import { useMemo } from "react";
import { HubFilters } from "#client/features/content/hub/hub-filters.tsx";
import type { Block } from "#shared/contract/blocks/blocks.ts";
import type { HubFilter } from "#shared/contract/content/hub.ts";
import { PageBlocks } from "../page/page-blocks.tsx";
import styles from "./hub-front.module.css";

type HubFrontProps = { slug: string; blocks: Block[]; filters: HubFilter[] };

/** The front of the hub: what editors opened it with, the filters, and the rest that they laid out. */
export function HubFront({ slug, blocks, filters }: HubFrontProps) {
  const [first, others] = useMemo(() => [blocks.slice(0, 1), blocks.slice(1)], [blocks]);
  return (
    <div className={styles.front}>
      <PageBlocks slug={slug} blocks={first} />
      <HubFilters filters={filters} />
      <PageBlocks slug={slug} blocks={others} isTitled />
    </div>
  );
}
