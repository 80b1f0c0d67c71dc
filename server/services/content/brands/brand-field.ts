import { z } from "zod";
import { formattedTextField } from "../fields/formatted-text-field.ts";
import { listField } from "../fields/list-field.ts";
import { pictureField } from "../fields/picture-field.ts";
import { textField } from "../fields/text-field.ts";
import { storyUrl } from "../stories/story-relations.ts";

const contentSchema = z.object({
  name: textField,
  slug: textField,
  logo: pictureField,
  description: formattedTextField,
  banners: listField(pictureField),
});

/** A related brand as blocks show it; unreadable where it is none any more. `url` is its page, null for a brand without one; `storyUrl` is where its story is told at length. */
export const brandField = z
  .object({ name: textField, full_slug: textField, content: contentSchema })
  .transform(({ name, full_slug, content }) => ({
    name: content.name || name,
    url: content.slug ? storyUrl(`brands/${content.slug}`) : null,
    storyUrl: full_slug ? storyUrl(full_slug) : null,
    logo: content.logo,
    html: content.description,
    banner: content.banners.find((banner) => banner !== null) ?? null,
  }));
