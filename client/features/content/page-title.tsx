import type { BlockOf } from "#shared/contract/blocks.ts";
import styles from "./page-title.module.css";

export function PageTitle({ block, isMain }: { block: BlockOf<"page-title">; isMain: boolean }) {
  const Heading = isMain ? "h1" : "h2";
  return <Heading className={styles.title}>{block.title}</Heading>;
}
