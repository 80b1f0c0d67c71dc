import { z } from "zod";
import { pictureField } from "../fields/picture-field.ts";
import { textField } from "../fields/text-field.ts";
import type { Story } from "../story-port.ts";
import type { PageParts } from "./page-parts.ts";

const schema = z.object({ title: textField, description: textField, image: pictureField });

/** A page that is all its body. */
export function plainParts({ name, content }: Story): PageParts {
  const { title, description, image } = schema.parse(content);
  return { kind: "page", title: title || name, description, picture: image, leading: [], closing: [] };
}
