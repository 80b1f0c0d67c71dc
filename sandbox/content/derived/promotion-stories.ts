import type { Promotion } from "#sandbox/catalogue/types.ts";
import { scenePath } from "#sandbox/pictures/picture-path.ts";
import type { SourceStory } from "../story.ts";

/** One story a promotion of the catalogue, `promotions/{handle}`; a story file of the same slug adds its words and picture. */
export function promotionStories(promotions: readonly Promotion[]): SourceStory[] {
  return promotions.map((promotion, position) => ({
    fullSlug: `promotions/${promotion.handle}`,
    name: promotion.title,
    tags: ["promotion"],
    position,
    content: {
      component: "Promotion",
      title: promotion.title,
      description: promotion.description,
      handle: promotion.handle,
      starts_at: promotion.startsAt,
      ends_at: promotion.endsAt,
      percent_off: promotion.percentOff ?? "",
      categories: promotion.categoryHandles,
      image: { $picture: scenePath({ scene: "workshop", seed: promotion.handle }), alt: `Illustration for ${promotion.title}` },
    },
    firstPublishedAt: promotion.startsAt,
    publishedAt: promotion.startsAt,
  }));
}
