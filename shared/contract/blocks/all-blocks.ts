import type { ContactForm } from "../customer/contact.ts";
import type { Block } from "./blocks.ts";

/** The blocks of a page with those that stand inside of them, in reading order. */
export function allBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => [block, ...allBlocks(innerBlocks(block))]);
}

function innerBlocks(block: Block): Block[] {
  if (block.type === "two-column") return block.columns.flatMap((column) => column.blocks);
  return block.type === "anchor-linked-page" ? block.sections.flatMap((section) => section.blocks) : [];
}

/** The contact forms of a page, those inside other blocks included. */
export function contactFormsIn(blocks: readonly Block[]): ContactForm[] {
  return allBlocks(blocks).filter((block) => block.type === "contact-form");
}
