type ToLink = (href: string) => Record<string, unknown>;

/**
 * Turns the Markdown of a story file into Storyblok's rich text document: headings, paragraphs, lists, quotes, tables, rules; bold, italic, code, links.
 * The parser that ships with @storyblok/richtext 3.8 drops the spaces between two marked words.
 */
export function markdownToRichText(lines: readonly string[], toLink: ToLink): RichTextNode {
  const content: RichTextNode[] = [];
  let group: string[] = [];
  for (const line of [...lines, ""]) {
    if (line.trim() !== "") group.push(line);
    else if (group.length > 0) {
      content.push(blockNode(group, toLink));
      group = [];
    }
  }
  return { type: "doc", content };
}

function blockNode(lines: string[], toLink: ToLink): RichTextNode {
  const [first = ""] = lines;
  const heading = /^(#{2,4}) (.*)$/.exec(first);
  if (heading) return { type: "heading", attrs: { level: heading[1]?.length }, content: inlineNodes(heading[2] ?? "", toLink) };
  if (first === "---") return { type: "horizontal_rule" };
  if (first.startsWith("> "))
    return { type: "blockquote", content: [paragraph(lines.map((line) => line.replace(/^> ?/, "")).join(" "), toLink)] };
  if (first.startsWith("- ")) return { type: "bullet_list", content: lines.map((line) => listItem(line.replace(/^- /, ""), toLink)) };
  if (/^\d+\. /.test(first))
    return { type: "ordered_list", attrs: { order: 1 }, content: lines.map((line) => listItem(line.replace(/^\d+\. /, ""), toLink)) };
  if (first.startsWith("|")) return table(lines, toLink);
  return paragraph(lines.join(" "), toLink);
}

function paragraph(text: string, toLink: ToLink): RichTextNode {
  return { type: "paragraph", content: inlineNodes(text, toLink) };
}

function listItem(text: string, toLink: ToLink): RichTextNode {
  return { type: "list_item", content: [paragraph(text, toLink)] };
}

function table(lines: string[], toLink: ToLink): RichTextNode {
  const rows = lines.filter((line) => !/^\|[-| ]+\|$/.test(line)).map((line) => line.split("|").slice(1, -1));
  return {
    type: "table",
    content: rows.map((cells, row) => ({
      type: "tableRow",
      content: cells.map((cell) => ({
        type: row === 0 ? "tableHeader" : "tableCell",
        attrs: { colspan: 1, rowspan: 1, colwidth: null },
        content: [paragraph(cell.trim(), toLink)],
      })),
    })),
  };
}

type RichTextNode = {
  type: string;
  text?: string;
  attrs?: Record<string, unknown>;
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  content?: RichTextNode[];
};

type Mark = NonNullable<RichTextNode["marks"]>[number];

const inline = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((\S+?)\)/;

/** Reads bold, italic, code and links of one line; `toLink` gives the attributes of a link's mark. */
function inlineNodes(text: string, toLink: (href: string) => Record<string, unknown>, marks: Mark[] = []): RichTextNode[] {
  const match = inline.exec(text);
  if (!match) return text === "" ? [] : [textNode(text, marks)];
  const [whole, bold, italic, code, label, href] = match;
  const before = text.slice(0, match.index);
  const nested = (inner: string, mark: Mark) => inlineNodes(inner, toLink, [...marks, mark]);
  return [
    ...(before === "" ? [] : [textNode(before, marks)]),
    ...(bold ? nested(bold, { type: "bold" }) : []),
    ...(italic ? nested(italic, { type: "italic" }) : []),
    ...(code ? [textNode(code, [...marks, { type: "code" }])] : []),
    ...(label && href ? nested(label, { type: "link", attrs: toLink(href) }) : []),
    ...inlineNodes(text.slice(match.index + whole.length), toLink, marks),
  ];
}

function textNode(text: string, marks: Mark[]): RichTextNode {
  return marks.length === 0 ? { type: "text", text } : { type: "text", text, marks };
}
