import { z } from "zod";
import { richTextHtml } from "../rich-text/rich-text-html.ts";

/** A rich text field as harmless HTML; an empty or broken one is empty. */
export const richTextField = z
  .unknown()
  .optional()
  .transform((value) => richTextHtml(value));
