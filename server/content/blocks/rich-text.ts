import { z } from "zod";
import { richTextField } from "../fields/rich-text-field.ts";
import { blockMapper } from "./block-mapper.ts";

export const richText = blockMapper("RichText", z.object({ text: richTextField }), ({ text }, id) => {
  return text ? { id, type: "rich-text", html: text } : null;
});
