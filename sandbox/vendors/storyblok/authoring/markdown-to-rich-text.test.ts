import { expect, test } from "vitest";
import { markdownToRichText } from "./markdown-to-rich-text.ts";

const toLink = (href: string) => ({ href, linktype: "url" });
const read = (...lines: string[]) => markdownToRichText(lines, toLink).content;
const cell = (type: string, text: string) => ({ type, attrs: { colspan: 1, rowspan: 1, colwidth: null }, content: [paragraph(text)] });
const paragraph = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });

test("marks keep the spaces between them", () => {
  expect(read("A **bold** *slanted* `code` [link](/x).")).toEqual([
    {
      type: "paragraph",
      content: [
        { type: "text", text: "A " },
        { type: "text", text: "bold", marks: [{ type: "bold" }] },
        { type: "text", text: " " },
        { type: "text", text: "slanted", marks: [{ type: "italic" }] },
        { type: "text", text: " " },
        { type: "text", text: "code", marks: [{ type: "code" }] },
        { type: "text", text: " " },
        { type: "text", text: "link", marks: [{ type: "link", attrs: { href: "/x", linktype: "url" } }] },
        { type: "text", text: "." },
      ],
    },
  ]);
});

test("headings, lists, quotes and rules become their nodes", () => {
  expect(read("## Care", "", "- wash", "- dry", "", "1. first", "", "> quoted", "", "---")).toEqual([
    { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Care" }] },
    {
      type: "bullet_list",
      content: [
        { type: "list_item", content: [paragraph("wash")] },
        { type: "list_item", content: [paragraph("dry")] },
      ],
    },
    { type: "ordered_list", attrs: { order: 1 }, content: [{ type: "list_item", content: [paragraph("first")] }] },
    { type: "blockquote", content: [paragraph("quoted")] },
    { type: "horizontal_rule" },
  ]);
});

test("a table's first row is its head", () => {
  expect(read("| Size | cm |", "| --- | --- |", "| S | 92 |")).toEqual([
    {
      type: "table",
      content: [
        { type: "tableRow", content: [cell("tableHeader", "Size"), cell("tableHeader", "cm")] },
        { type: "tableRow", content: [cell("tableCell", "S"), cell("tableCell", "92")] },
      ],
    },
  ]);
});
