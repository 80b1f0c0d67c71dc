import type { ContentCardData } from "#shared/contract/blocks/blocks.ts";
import { slugify } from "#shared/domain/slug.ts";
import { namesField } from "../fields/names-field.ts";
import type { Story } from "../stories/story-port.ts";
import { cardContentSchema, toContentCard } from "./to-content-card.ts";

/** What the hub can be filtered by, in the order in which addresses name it. */
export const hubLabels = ["type", "category", "make"] as const;
export type HubLabel = (typeof hubLabels)[number];

/** One of a label's filters: "Body & Rust" is "body-and-rust" in addresses. */
export type HubOption = { slug: string; name: string };

export type HubStory = {
  card: ContentCardData;
  publishedAt: string;
  options: Record<HubLabel, HubOption[]>;
};

const typeOf: Readonly<Record<string, string>> = { Article: "Articles", Video: "Videos", Legend: "Legends" };
const schema = cardContentSchema.extend({ makes: namesField });

/** A story as the hub lists it; null for what is none, such as a chapter of a legend. */
export function toHubStory({ uuid, name, slug, publishedAt, content }: Story): HubStory | null {
  const type = Object.hasOwn(typeOf, content.component) ? typeOf[content.component] : undefined;
  const isChapter = content.component === "Legend" && slug.split("/").length > 2;
  if (!type || isChapter) return null;
  const fields = schema.parse(content);
  return {
    card: toContentCard({ uuid, name, slug, content: fields }),
    publishedAt: publishedAt ?? "",
    options: { type: toOptions([type]), category: toOptions(fields.categories), make: toOptions(fields.makes) },
  };
}

function toOptions(names: readonly string[]): HubOption[] {
  return names.map((name) => ({ slug: slugify(name), name })).filter(({ slug }) => slug !== "");
}
