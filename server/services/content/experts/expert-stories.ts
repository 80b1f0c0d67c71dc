import { z } from "zod";
import type { Expert, ExpertSummary } from "#shared/contract/content/expert.ts";
import { textField } from "../fields/text-field.ts";
import type { ContentProducts } from "../products/product-facts.ts";
import type { ContentCache } from "../stories/content-cache.ts";
import type { OrElse } from "../stories/or-else.ts";
import type { Story, StoryPort } from "../stories/story-port.ts";
import { toExpertSummary } from "./to-expert.ts";
import { toRecommendation } from "./to-recommendation.ts";

type ExpertStoriesOptions = { stories: StoryPort; products: ContentProducts; cached: ContentCache; orElse: OrElse };

const seoSchema = z.object({ seo_title: textField, seo_description: textField });
const partsPerRecommendation = 4;
/** As many as the platform answers at once. */
const mostParts = 50;

/** The experts, and what each of them recommends. */
export function expertStories({ stories, products, cached, orElse }: ExpertStoriesOptions) {
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
      const cards = ids.length === 0 ? [] : await orElse("expert's parts", products.cards(ids.map(gidOf)), []);
      const cardById = new Map(cards.map((card) => [card.id, card]));
      const summary = toExpertSummary(story);
      const { seo_title, seo_description } = seoSchema.parse(story.content);
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
