import { z } from "zod";
import { readJson } from "#server/input/read-json.ts";
import type { EditMark } from "#shared/contract/blocks/base-block.ts";

const wrapped = /^<!--#storyblok#(\{.*\})-->$/s;
const editableSchema = z.object({ _editable: z.string() }).transform((fields) => fields["_editable"]);
const markSchema = z.object({ name: z.string(), space: z.string(), uid: z.string(), id: z.string() });

/** The block with the mark that drafts carry, in the form that Storyblok's own libraries write it. */
export function withEditMark<Marked extends object>(block: Marked, raw: unknown): Marked & { mark?: EditMark } {
  const mark = editMark(raw);
  return mark ? { ...block, mark } : block;
}

function editMark(raw: unknown): EditMark | null {
  const json = wrapped.exec(editableSchema.safeParse(raw).data ?? "")?.[1];
  if (json === undefined) return null;
  const read = markSchema.safeParse(readJson(json)).data;
  return read ? { block: JSON.stringify(read), uid: `${read.id}-${read.uid}` } : null;
}
