import { z } from "zod";
import type { ExpertLink, ExpertSummary } from "#shared/contract/content/expert.ts";
import { formattedTextField } from "../fields/formatted-text-field.ts";
import { pictureField } from "../fields/picture-field.ts";
import { textField } from "../fields/text-field.ts";
import type { Story } from "../stories/story-port.ts";
import { storyUrl } from "../stories/story-relations.ts";

const schema = z.object({ name: textField, speciality: textField, avatar: pictureField, bio: formattedTextField });
const relationSchema = z.object({ name: z.string(), full_slug: z.string(), content: schema });

type Fields = z.output<typeof schema>;

/** An expert as a relation that the client put in place; null where none was chosen or it is not published. */
export const expertField = relationSchema
  .transform(({ name, full_slug, content }) => toLink(full_slug, name, content))
  .nullable()
  .catch(null);

/** The same with the bio. */
export const expertSummaryField = relationSchema
  .transform(({ name, full_slug, content }): ExpertSummary => ({ ...toLink(full_slug, name, content), bioHtml: content.bio }))
  .nullable()
  .catch(null);

export function toExpertSummary(story: Story): ExpertSummary {
  const fields = schema.parse(story.content);
  return { ...toLink(story.slug, story.name, fields), bioHtml: fields.bio };
}

function toLink(fullSlug: string, storyName: string, { name, speciality, avatar }: Fields): ExpertLink {
  const slug = fullSlug.replace(/\/$/, "").replace(/^.*\//, "");
  return { slug, name: name || storyName, speciality, avatar, url: storyUrl(fullSlug) };
}
