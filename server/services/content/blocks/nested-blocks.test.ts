import { expect, test } from "vitest";
import { mapBlocks, type ReportSkipped } from "./map-blocks.ts";

function read(body: unknown) {
  const skipped: Parameters<ReportSkipped>[0][] = [];
  return { blocks: mapBlocks(body, (block) => skipped.push(block)), skipped };
}

const title = (text: string) => ({ component: "PageTitle", _uid: text, title: text });
const paragraph = (text: string) => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });

test("each section of an anchor-linked page has its own anchor, of the editor's choice or from its title", () => {
  const { blocks, skipped } = read([
    {
      component: "AnchorLinkedPage",
      _uid: "page",
      sections: [
        { title: "What it costs", body: [title("1")] },
        { title: "Costs", anchor: "What it costs!", body: [title("2")] },
        { title: "運賃", body: [title("3")] },
        { title: 'Quotes " and <tags>', body: [title("4")] },
      ],
    },
  ]);
  expect(skipped).toEqual([]);
  expect(blocks).toMatchObject([
    {
      type: "anchor-linked-page",
      sections: [
        { anchor: "what-it-costs", title: "What it costs", blocks: [{ type: "page-title", title: "1" }] },
        { anchor: "what-it-costs-2" },
        { anchor: "section" },
        { anchor: "quotes-and-tags" },
      ],
    },
  ]);
});

test("a section without a title or without anything in it is left out, and a page of none is empty", () => {
  const empty = { component: "Hologram" };
  const { blocks, skipped } = read([
    {
      component: "AnchorLinkedPage",
      sections: [{ body: [title("1")] }, { title: " ", body: [title("2")] }, { title: "Empty", body: [empty] }, "x"],
    },
    { component: "AnchorLinkedPage", sections: "none" },
    title("Still here"),
  ]);
  expect(blocks).toMatchObject([{ type: "page-title", title: "Still here" }]);
  expect(skipped).toEqual([
    { component: "Hologram", reason: "unknown" },
    { component: "AnchorLinkedPage", reason: "empty" },
    { component: "AnchorLinkedPage", reason: "empty" },
  ]);
});

test("a column holds its text and blocks; unknown ones cost themselves and nothing else", () => {
  const { blocks, skipped } = read([
    { component: "TwoColumn", left: paragraph("Text"), right_blocks: [{ component: "Hologram" }, title("Inside"), null] },
    { component: "TwoColumn", left_blocks: [{ component: "PageTitle" }], right: 5 },
  ]);
  expect(blocks).toEqual([
    {
      id: "TwoColumn",
      type: "two-column",
      columns: [
        { html: "<p>Text</p>", blocks: [] },
        { html: "", blocks: [{ id: "Inside", type: "page-title", title: "Inside" }] },
      ],
    },
  ]);
  expect(skipped).toEqual([
    { component: "Hologram", reason: "unknown" },
    { component: "(none)", reason: "unknown" },
    { component: "PageTitle", reason: "empty" },
    { component: "TwoColumn", reason: "empty" },
  ]);
});

test("a block that holds itself ends, and is told of", () => {
  const selfish: Record<string, unknown> = { component: "TwoColumn", _uid: "self", left: paragraph("Again") };
  selfish["right_blocks"] = [selfish];
  const { blocks, skipped } = read([selfish]);
  expect(JSON.stringify(blocks).match(/Again/g)).toHaveLength(4);
  expect(skipped).toEqual([{ component: "TwoColumn", reason: "too-deep" }]);
});
