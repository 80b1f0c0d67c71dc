import type { Promotion } from "#sandbox/catalogue/types.ts";
import { scenePath } from "#sandbox/pictures/addresses/picture-path.ts";
import type { ContentCatalogue } from "../content-catalogue.ts";
import { publishedAtDefault, type SourceStory } from "../story.ts";
import { brandStories } from "./brand-stories.ts";
import { categoryStories } from "./category-stories.ts";
import { headerMenuStory } from "./header-menu-story.ts";
import { recommendationRecipes } from "./recommendation-recipes.ts";

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

/** One story a promotion of the catalogue, `promotions/{handle}`; a story file of the same slug adds its words and picture. */
function promotionStories(promotions: readonly Promotion[]): SourceStory[] {
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

/** So many products a story, however large the catalogue: editors pick products by hand. */
const mostProducts = 30;

/** What the benches say of products (`content/recommendations/…`, component Recommendation). Which products a category holds follows from the catalogue, and so do their ids. */
function recommendationStories(catalogue: Pick<ContentCatalogue, "categories" | "productsInCategory">): SourceStory[] {
  return recommendationRecipes.flatMap(({ category: handle, expert, title, text, video }, position): SourceStory[] => {
    const category = catalogue.categories.find((candidate) => candidate.handle === handle);
    const products = category ? catalogue.productsInCategory(category.id, 0, mostProducts) : [];
    if (products.length === 0) return [];
    const content = {
      component: "Recommendation",
      title,
      text: { $markdown: text },
      expert: { $story: `experts/${expert}` },
      products: products.map(({ id }) => String(id)),
      youtube_video_id: video?.youtubeId ?? "",
      video_title: video?.title ?? "",
      video_poster: video
        ? { $picture: scenePath({ scene: video.scene, seed: title }), alt: `Illustration for the video ${video.title}` }
        : null,
    };
    const times = { firstPublishedAt: publishedAtDefault, publishedAt: publishedAtDefault };
    return [{ fullSlug: `content/recommendations/${handle}`, name: title, tags: [expert], position, content, ...times }];
  });
}
