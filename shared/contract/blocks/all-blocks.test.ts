import { expect, test } from "vitest";
import { allBlocks } from "./all-blocks.ts";
import type { Block } from "./blocks.ts";

const title = (id: string): Block => ({ id, type: "page-title", title: id });
const columns = (id: string, ...inner: Block[]): Block => ({
  id,
  type: "two-column",
  columns: [
    { html: "", blocks: inner },
    { html: "", blocks: [] },
  ],
});

test("blocks are found at any depth, in reading order", () => {
  const section = { anchor: "a", title: "A", blocks: [title("3"), columns("4", title("5"))] };
  const blocks: Block[] = [title("1"), { id: "2", type: "anchor-linked-page", sections: [section] }, columns("6", title("7")), title("8")];
  expect(allBlocks(blocks).map(({ id }) => id)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8"]);
});
