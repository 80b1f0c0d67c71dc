import { scenePath } from "#sandbox/pictures/picture-path.ts";
import type { ContentCatalogue } from "../content-catalogue.ts";
import { publishedAtDefault } from "../published-at-default.ts";
import type { SourceStory } from "../story.ts";
import { recommendationRecipes } from "./recommendation-recipes.ts";

/** So many products a story, however large the catalogue: editors pick products by hand. */
const mostProducts = 30;

/** What the benches say of products (`content/recommendations/…`, component Recommendation). Which products a category holds follows from the catalogue, and so do their ids. */
export function recommendationStories(catalogue: Pick<ContentCatalogue, "categories" | "productsInCategory">): SourceStory[] {
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
