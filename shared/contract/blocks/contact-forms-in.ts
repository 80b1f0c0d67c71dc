import { allBlocks } from "./all-blocks.ts";
import type { Block } from "./blocks.ts";
import type { ContactForm } from "../customer/contact.ts";

/** The contact forms of a page, those inside other blocks included. */
export function contactFormsIn(blocks: readonly Block[]): ContactForm[] {
  return allBlocks(blocks).filter((block) => block.type === "contact-form");
}
