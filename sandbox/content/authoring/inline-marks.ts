export type RichTextNode = {
  type: string;
  text?: string;
  attrs?: Record<string, unknown>;
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  content?: RichTextNode[];
};

type Mark = NonNullable<RichTextNode["marks"]>[number];

const inline = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((\S+?)\)/;

/** Reads bold, italic, code and links of one line; `toLink` gives the attributes of a link's mark. */
export function inlineNodes(text: string, toLink: (href: string) => Record<string, unknown>, marks: Mark[] = []): RichTextNode[] {
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
