import type { Block } from "#shared/contract/blocks.ts";

/** Leaves out the forms of origins that nobody allowed, wherever on the page they stand; `report` is told of their scripts. */
export function withoutForeignForms(blocks: Block[], allowedOrigins: readonly string[], report: (scriptUrl: string) => void): Block[] {
  const inside = (nested: Block[]) => withoutForeignForms(nested, allowedOrigins, report);
  return blocks.flatMap((block): Block[] => {
    switch (block.type) {
      case "marketing-form":
        if (allowedOrigins.includes(new URL(block.scriptUrl).origin)) return [block];
        report(block.scriptUrl);
        return [];
      case "two-column":
        return [{ ...block, columns: block.columns.map((column) => ({ ...column, blocks: inside(column.blocks) })) }];
      case "anchor-linked-page":
        return [{ ...block, sections: block.sections.map((section) => ({ ...section, blocks: inside(section.blocks) })) }];
      default:
        return [block];
    }
  });
}
