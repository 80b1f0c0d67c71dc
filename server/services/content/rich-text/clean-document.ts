import type { StoryblokRichTextNode, StoryblokRichTextNodeTypes } from "@storyblok/richtext";
import { BlockTypes, MarkTypes, TextTypes } from "@storyblok/richtext";
import { z } from "zod";
import { escapeHtml } from "#server/input/html/escape-html.ts";

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
const { BOLD, STRONG, STRIKE, UNDERLINE, ITALIC, CODE, SUPERSCRIPT, SUBSCRIPT, LINK, STYLED } = MarkTypes;
const plainMarks = [BOLD, STRONG, STRIKE, UNDERLINE, ITALIC, CODE, SUPERSCRIPT, SUBSCRIPT];
const markNames = new Map<string, MarkTypes>([...plainMarks, LINK, STYLED].map((type) => [type, type]));
/** The attributes that say something; the renderer prints any attribute as it is. */
const attributeNames = new Set(["level", "src", "alt", "colspan", "rowspan"]);
const deepest = 40;

/** Keeps the nodes and marks that the renderer knows: it prints an error to the console for any other, and has no limit of depth. */
export function cleanDocument(value: unknown): CleanNode | null {
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
