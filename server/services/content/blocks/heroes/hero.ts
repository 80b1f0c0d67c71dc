import { z } from "zod";
import { linkField } from "#server/services/content/fields/link-field.ts";
import { listField } from "#server/services/content/fields/list-field.ts";
import { pictureField } from "#server/services/content/fields/picture-field.ts";
import { textField } from "#server/services/content/fields/text-field.ts";
import { blockMapper } from "../block-mapper.ts";

/** An address may be a link field or, from before it was one, plain text. */
const hrefField = z.preprocess((href) => (typeof href === "string" ? { url: href } : href), linkField);

const schema = z.object({
  size: z.enum(["small", "large"]).catch("small"),
  title: textField,
  subtitle: textField,
  background_media: pictureField,
  links: listField(z.object({ name: z.string().trim().min(1), href: hrefField })),
});

/** Without its picture a hero still says what it has to say. */
export const hero = blockMapper("Hero", schema, ({ size, title, subtitle, background_media: picture, links }, id) => {
  if (!title && !picture) return null;
  const leading = links.flatMap(({ name, href }) => (href ? [{ label: name, url: href }] : []));
  return { id, type: "hero", size, title, text: subtitle, picture, links: leading };
});
