import type { ContentCatalogue } from "../content-catalogue.ts";
import type { SourceStory } from "../story.ts";
import { brandStories } from "./brand-stories.ts";
import { categoryStories } from "./category-stories.ts";
import { headerMenuStory } from "./header-menu-story.ts";
import { promotionStories } from "./promotion-stories.ts";
import { recommendationStories } from "./recommendation-stories.ts";

/** The stories that follow from the catalogue; story files stand beside them and may add to them. */
export function deriveStories(catalogue: ContentCatalogue): SourceStory[] {
  return [
    ...brandStories(catalogue.brands),
    ...categoryStories(catalogue),
    ...promotionStories(catalogue.promotions),
    ...recommendationStories(catalogue),
    headerMenuStory(catalogue),
  ];
}
