import { z } from "zod";
import { escapeHtml } from "#server/input/html/escape-html.ts";
import { richTextHtml } from "../rich-text/rich-text-html.ts";

/** A rich text field, or a plain one from before it was rich: either way harmless HTML, empty when there is nothing. */
export const formattedTextField = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === "string" ? paragraphs(value) : richTextHtml(value)));

function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
    .join("");
}
