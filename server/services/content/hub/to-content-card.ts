import { z } from "zod";
import type { ContentCardData } from "#shared/contract/blocks/blocks.ts";
import { namesField } from "../fields/names-field.ts";
import { pictureField } from "../fields/picture-field.ts";
import { textField } from "../fields/text-field.ts";
import { storyUrl } from "../stories/story-relations.ts";

export const linkTextDefault = "Learn More";

/** What a story's card needs; every story that has a page of its own has some of it. */
export const cardContentSchema = z.object({
  component: textField,
  title: textField,
  intro: textField,
  description: textField,
  image: pictureField,
  categories: namesField,
});

type CardSource = { uuid: string; name: string; slug: string; content: z.output<typeof cardContentSchema> };

/** A story as a card: films and legends are named as such, the rest by their first category. */
export function toContentCard({ uuid, name, slug, content }: CardSource): ContentCardData {
  const { component, title, intro, description, image, categories } = content;
  const kind = component === "Video" || component === "Legend" ? component : null;
  return {
    id: uuid,
    title: title || name,
    text: intro || description,
    url: storyUrl(slug),
    linkText: linkTextDefault,
    picture: image,
    tag: kind ?? categories[0] ?? null,
  };
}
