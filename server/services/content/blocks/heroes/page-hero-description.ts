import { z } from "zod";
import { richTextField } from "#server/services/content/fields/rich-text-field.ts";
import { textField } from "#server/services/content/fields/text-field.ts";
import { blockMapper } from "../block-mapper.ts";

/** A heading with text below; with only one of the two it is just that. */
export const pageHeroDescription = blockMapper(
  "PageHeroDescription",
  z.object({ title: textField, text: richTextField }),
  ({ title, text }, id) => {
    if (title && text) return { id, type: "page-hero-description", title, html: text };
    if (title) return { id, type: "page-title", title };
    return text ? { id, type: "rich-text", html: text } : null;
  },
);
