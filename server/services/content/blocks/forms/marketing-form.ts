import { z } from "zod";
import { embeddedToolFields, toEmbeddedTool } from "../../fields/embedded-tool-field.ts";
import { textField } from "../../fields/text-field.ts";
import { blockMapper } from "../block-mapper.ts";

const schema = z.object({ title: textField, text: textField, ...embeddedToolFields });

/** A form that a marketing tool's script draws. */
export const marketingForm = blockMapper("MarketingForm", schema, ({ title, text, ...fields }, id) => {
  const tool = toEmbeddedTool(fields);
  return tool && { id, type: "marketing-form", title, text, ...tool };
});
