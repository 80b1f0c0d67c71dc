import { z } from "zod";
import type { EmbeddedTool } from "#shared/contract/content/embedded-tool.ts";

/** A name as HTML has it, or nothing. */
const nameField = z
  .string()
  .trim()
  .regex(/^[a-z][\w-]{0,99}$/i)
  .nullable()
  .catch(null);

/** The fields of everything that another's script draws. */
export const embeddedToolFields = {
  script_url: z
    .string()
    .trim()
    .pipe(z.url({ protocol: /^https$/ })),
  target_id: nameField,
  target_class: nameField,
};

/** Null without a place that the script could find. Whether the script's origin is allowed is the configuration's to say. */
export function toEmbeddedTool(fields: { script_url: string; target_id: string | null; target_class: string | null }): EmbeddedTool | null {
  const target = { id: fields.target_id, className: fields.target_class };
  return target.id === null && target.className === null ? null : { scriptUrl: fields.script_url, target };
}

export function isAllowed({ scriptUrl }: EmbeddedTool, origins: readonly string[]): boolean {
  return origins.includes(new URL(scriptUrl).origin);
}
