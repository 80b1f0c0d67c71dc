import { z } from "zod";
import type { Block } from "#shared/contract/blocks/blocks.ts";
import type { ContentPage } from "#shared/contract/content/page.ts";
import type { Picture } from "#shared/contract/picture.ts";
import { withEditMark } from "../blocks/edit-mark.ts";
import { type ReportSkipped, mapBlocks } from "../blocks/map-blocks.ts";
import { pictureField } from "../fields/picture-field.ts";
import { seoFields } from "../fields/seo-fields.ts";
import { textField } from "../fields/text-field.ts";
import type { Story } from "../stories/story-port.ts";
import { articleParts } from "./article-parts.ts";
import { brandParts } from "./brand-parts.ts";
import { legendParts } from "./legend-parts.ts";
import type { PageParts, PageSurroundings } from "./page-parts.ts";
import { promotionParts } from "./promotion-parts.ts";
import { videoParts } from "./video-parts.ts";

const schema = z.object({ title: textField, description: textField, image: pictureField });

/** A page that is all its body. */
function plainParts({ name, content }: Story): PageParts {
  const { title, description, image } = schema.parse(content);
  return { kind: "page", title: title || name, description, picture: image, leading: [], closing: [] };
}

/** The root components that are pages of their own; every other story is a part of something. */
const partsOf: Readonly<Record<string, (story: Story, surroundings: PageSurroundings) => PageParts | null>> = {
  Page: plainParts,
  Article: articleParts,
  Video: videoParts,
  Legend: legendParts,
  Promotion: promotionParts,
  Brand: brandParts,
};

/** Null when the story is no page. */
function pageParts(story: Story, surroundings: PageSurroundings): PageParts | null {
  const { component } = story.content;
  const parts = Object.hasOwn(partsOf, component) ? partsOf[component] : undefined;
  return parts?.(story, surroundings) ?? null;
}

const alone: PageSurroundings = { trail: [], related: [] };

/** Null when the story is no page: menus, banners and definitions are never shown by their slug. */
export function toContentPage(story: Story, report: ReportSkipped, surroundings = alone): ContentPage | null {
  const parts = pageParts(story, surroundings);
  if (!parts) return null;
  const { kind, title, description, picture } = parts;
  const { seo_title, seo_description } = seoFields.parse(story.content);
  const ofTheStory = (block: Block) => withEditMark(block, story.content);
  const blocks = [...parts.leading.map(ofTheStory), ...mapBlocks(story.content["body"], report), ...parts.closing.map(ofTheStory)];
  return {
    slug: story.slug,
    title,
    kind,
    trail: surroundings.trail,
    publishedAt: story.publishedAt,
    blocks,
    seo: { title: seo_title || title, description: seo_description || description, picture: picture ?? firstPicture(blocks) },
  };
}

function firstPicture(blocks: Block[]): Picture | null {
  for (const block of blocks) {
    if (block.type === "hero") return block.picture;
    if (block.type === "hero-banner-carousel") return block.slides[0]?.picture ?? null;
  }
  return null;
}
