import { z } from "zod";
import type { BrandStory } from "#shared/contract/product-content.ts";
import { formattedTextField } from "../fields/formatted-text-field.ts";
import { listField } from "../fields/list-field.ts";
import { pictureField } from "../fields/picture-field.ts";
import { textField } from "../fields/text-field.ts";
import type { Story } from "../story-port.ts";

const schema = z.object({
  name: textField,
  slug: textField,
  description: formattedTextField,
  logo: pictureField,
  banners: listField(pictureField),
});

/** What there is to tell of a brand; null when there is nothing. */
export function toBrandStory(story: Story): BrandStory | null {
  const { name: title, slug, description, logo, banners } = schema.parse(story.content);
  const banner = banners.find((candidate) => candidate !== null) ?? null;
  if (description === "" && banner === null) return null;
  const name = title || story.name;
  const url = slug ? `/brands/${encodeURIComponent(slug)}` : `/search?vendor=${encodeURIComponent(name)}`;
  return { name, url, aboutHtml: description, logo, banner };
}
