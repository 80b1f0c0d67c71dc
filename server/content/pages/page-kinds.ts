import type { Story } from "../story-port.ts";
import { articleParts } from "./article-parts.ts";
import { brandParts } from "./brand-parts.ts";
import { legendParts } from "./legend-parts.ts";
import type { PageParts, PageSurroundings } from "./page-parts.ts";
import { plainParts } from "./plain-parts.ts";
import { promotionParts } from "./promotion-parts.ts";
import { videoParts } from "./video-parts.ts";

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
export function pageParts(story: Story, surroundings: PageSurroundings): PageParts | null {
  const { component } = story.content;
  const parts = Object.hasOwn(partsOf, component) ? partsOf[component] : undefined;
  return parts?.(story, surroundings) ?? null;
}
