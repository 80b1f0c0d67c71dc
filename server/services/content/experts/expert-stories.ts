import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import type { Expert, ExpertSummary } from "#shared/contract/content/expert.ts";
import { seoFields } from "../fields/seo-fields.ts";
import type { ContentProducts } from "../products/product-facts.ts";
import type { ContentCache } from "../stories/content-cache.ts";
import type { OrElse } from "../stories/or-else.ts";
import type { Story, StoryPort } from "../stories/story-port.ts";
import { toExpertSummary } from "./to-expert.ts";
import { toRecommendation } from "./to-recommendation.ts";

type ExpertStoriesOptions = {
  stories: StoryPort;
  products: ContentProducts;
  cached: ContentCache;
  /** For parts, which change without anything being published. */
  cachedParts: ContentCache;
  orElse: OrElse;
};

const partsPerRecommendation = 4;
/** As many as the platform answers at once. */
const mostParts = 50;

/** The experts, and what each of them recommends. */
export function expertStories({ stories, products, cached, cachedParts, orElse }: ExpertStoriesOptions) {
  /** Kept by themselves, or an expert who is looked at while the platform is down would lose the parts that were there before. */
  async function partsOf(ids: string[]): Promise<ProductCard[]> {
    if (ids.length === 0) return [];
    const load = async () => ({ cards: await products.cards(ids.map(gidOf)) });
    return (await orElse("expert's parts", cachedParts(`expert-parts/${ids.join(" ")}`, load), { cards: [] })).cards;
  }

  return {
    async experts(): Promise<ExpertSummary[]> {
      const load = async () => ({
        experts: (await stories.stories({ startsWith: "experts/", component: "Expert", sortBy: "name:asc" })).map(toExpertSummary),
      });
      return (await cached("experts", load)).experts;
    },

    async toExpert(story: Story): Promise<Expert | null> {
      if (story.content.component !== "Expert") return null;
      const found = await stories.stories({
        startsWith: "content/recommendations/",
        component: "Recommendation",
        fields: { expert: story.uuid },
        sortBy: "name:asc",
      });
      const advice = found.flatMap((each) => toRecommendation(each) ?? []);
      const ids = advice.flatMap(({ productIds }) => productIds.slice(0, partsPerRecommendation)).slice(0, mostParts);
      const cardById = new Map((await partsOf(ids)).map((card) => [card.id, card]));
      const summary = toExpertSummary(story);
      const { seo_title, seo_description } = seoFields.parse(story.content);
      return {
        ...summary,
        seo: { title: seo_title || summary.name, description: seo_description || summary.speciality },
        recommendations: advice.map(({ id, title, html, video, productIds }) => ({
          id,
          title,
          html,
          video,
          products: productIds.slice(0, partsPerRecommendation).flatMap((product) => cardById.get(gidOf(product)) ?? []),
        })),
      };
    },
  };
}

function gidOf(id: string): string {
  return `gid://shopify/Product/${id}`;
}
