import {
  BlockTypes,
  MarkTypes,
  type StoryblokRichTextNode,
  type StoryblokRichTextNodeTypes,
  TextTypes,
  richTextResolver,
} from "@storyblok/richtext";
import { z } from "zod";
import { escapeHtml } from "#server/input/html/escape-html.ts";
import { sanitiseHtml } from "#server/input/html/sanitise-html.ts";
import { cmsPictureUrl } from "#shared/domain/content/cms-picture-url.ts";
import { linkUrl } from "../fields/link-field.ts";
import { pictureField } from "../fields/picture-field.ts";
import { textField } from "../fields/text-field.ts";

type CleanNode = StoryblokRichTextNode & { marks?: { type: MarkTypes; attrs?: Record<string, unknown> }[] };

const nodeSchema = z.object({
  type: z.string(),
  text: z.string().optional().catch(undefined),
  attrs: z.record(z.string(), z.unknown()).nullish().catch(null),
  marks: z.array(z.unknown()).nullish().catch(null),
  content: z.array(z.unknown()).nullish().catch(null),
});

const mostMarks = 10;
const blocks = new Map<string, BlockTypes>(
  Object.values(BlockTypes)
    .filter((type) => type !== BlockTypes.COMPONENT && type !== BlockTypes.EMOJI)
    .map((type) => [type, type]),
);
const plainMarks = [
  MarkTypes.BOLD,
  MarkTypes.STRONG,
  MarkTypes.STRIKE,
  MarkTypes.UNDERLINE,
  MarkTypes.ITALIC,
  MarkTypes.CODE,
  MarkTypes.SUPERSCRIPT,
  MarkTypes.SUBSCRIPT,
];
const markNames = new Map<string, MarkTypes>([...plainMarks, MarkTypes.LINK, MarkTypes.STYLED].map((type) => [type, type]));
/** The attributes that say something; the renderer prints any attribute as it is. */
const attributeNames = new Set(["level", "src", "alt", "colspan", "rowspan"]);
const deepest = 40;

/** Keeps the nodes and marks that the renderer knows: it prints an error to the console for any other, and has no limit of depth. */
function cleanDocument(value: unknown): CleanNode | null {
  const node = cleanNode(value, 0);
  return node?.type === BlockTypes.DOCUMENT ? node : null;
}

function cleanNode(value: unknown, depth: number): CleanNode | null {
  const node = nodeSchema.safeParse(value).data;
  if (!node || depth > deepest) return null;
  if (node.type === "text") return { type: TextTypes.TEXT, text: node.text ?? "", content: [], marks: cleanMarks(node.marks ?? []) };
  const type: StoryblokRichTextNodeTypes | undefined = blocks.get(node.type);
  if (!type) return null;
  const content = (node.content ?? []).flatMap((child) => cleanNode(child, depth + 1) ?? []);
  return { type, content, attrs: cleanAttributes(node.attrs ?? {}) };
}

function cleanMarks(values: unknown[]): { type: MarkTypes; attrs?: Record<string, unknown> }[] {
  return values.slice(0, mostMarks).flatMap((value) => {
    const mark = nodeSchema.safeParse(value).data;
    const type = mark && markNames.get(mark.type);
    if (!type) return [];
    return [{ type, attrs: plainMarks.includes(type) ? {} : (mark.attrs ?? {}) }];
  });
}

function cleanAttributes(attributes: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(attributes).flatMap(([name, value]): [string, unknown][] => {
    if (!attributeNames.has(name)) return [];
    if (typeof value === "number") return [[name, value]];
    return typeof value === "string" ? [[name, escapeHtml(value)]] : [];
  });
  return Object.fromEntries(kept);
}

const headingSchema = z.object({ level: z.number().int().min(2).max(6) }).catch({ level: 2 });

/** A rich text field as harmless HTML. The renderer drops the strong mark, follows javascript: addresses and writes story links without a slash, so links, headings and strong are our own. It prints attributes as they are, so we escape them first. */
export function richTextHtml(value: unknown): string {
  const document = cleanDocument(value);
  if (!document) return "";
  const { render } = richTextResolver<string>({
    resolvers: {
      strong: (node, { render: print }) => print("strong", {}, node.text ?? ""),
      styled: (node, { render: print }) => print("span", { class: escapeHtml(textField.parse(node.attrs?.class)) }, node.text ?? ""),
      link: (node, { render: print }) => {
        const href = linkUrl(node.attrs);
        return href
          ? print("a", { href: escapeHtml(href), ...(node.attrs?.["target"] === "_blank" && { target: "_blank" }) }, node.text ?? "")
          : (node.text ?? "");
      },
      heading: (node, { render: print }) => print(`h${headingSchema.parse(node.attrs).level}`, {}, node.children ?? ""),
    },
  });
  return sanitiseHtml(render(document), pictureAttributes);
}

const pictureWidths = [320, 480, 720, 1080, 1440];
const usualWidth = 720;
/** Phones show text from edge to edge; elsewhere it is as wide as is good to read. */
const pictureSizes = "(width < 48rem) 100vw, 42rem";

/** The responsive addresses of a picture that lies with the CMS, and the room that it takes; those from elsewhere have one address. */
function pictureAttributes(url: string): Record<string, string> {
  const picture = /\/f\/\d+\//.test(url) ? pictureField.parse({ filename: url }) : null;
  if (!picture) return {};
  const { width, height } = picture;
  const smaller = pictureWidths.filter((each) => each < width);
  const widths = smaller.length < pictureWidths.length ? [...smaller, width] : smaller;
  return {
    src: cmsPictureUrl(url, Math.min(usualWidth, width)),
    width: String(width),
    height: String(height),
    srcset: widths.map((each) => `${cmsPictureUrl(url, each)} ${each}w`).join(", "),
    sizes: pictureSizes,
  };
}
