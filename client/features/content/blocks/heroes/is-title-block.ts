import type { Block } from "#shared/contract/blocks/blocks.ts";

const titles = new Set<Block["type"]>(["hero", "legendary-hero", "brand-hero", "page-title", "page-hero-description", "policy-document"]);

/** Whether a block can be the heading of its page. */
export function isTitleBlock({ type }: Pick<Block, "type">): boolean {
  return titles.has(type);
}
