import { z } from "zod";
import { pictureField } from "../fields/picture-field.ts";
import { textField } from "../fields/text-field.ts";
import { blockMapper } from "./block-mapper.ts";

const schema = z.object({ size: z.enum(["small", "large"]).catch("small"), title: textField, text: textField, picture: pictureField });

/** Without its picture a hero still is the page's title. */
export const hero = blockMapper("Hero", schema, ({ size, title, text, picture }, id) => {
  if (picture) return { id, type: "hero", size, title, text, picture };
  return title ? { id, type: "page-title", title } : null;
});
