import type { Block } from "#shared/contract/blocks/blocks.ts";
import styles from "./page-title.module.css";

const titles = new Set<Block["type"]>(["hero", "legendary-hero", "brand-hero", "page-title", "page-hero-description", "policy-document"]);

/** Whether a block can be the heading of its page. */
export function isTitleBlock({ type }: Pick<Block, "type">): boolean {
  return titles.has(type);
}

export function PageTitle({ title, isMain }: { title: string; isMain: boolean }) {
  const Heading = isMain ? "h1" : "h2";
  return <Heading className={styles.title}>{title}</Heading>;
}
