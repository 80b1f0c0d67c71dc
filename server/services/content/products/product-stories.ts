import DataLoader from "dataloader";
import { z } from "zod";
import { within } from "#server/deadline.ts";
import type { Recommendation } from "#shared/contract/content/expert.ts";
import type { BrandStory, CategoryContent, ProductContent, Question } from "#shared/contract/content/product-content.ts";
import type { SizeGuide } from "#shared/contract/content/size-guide.ts";
import { nullIfNotFound } from "#shared/domain/app-error.ts";
import { chooseSizeGuide } from "#shared/domain/content/size-guide-choice.ts";
import { toRecommendation } from "../experts/to-recommendation.ts";
import { embeddedToolFields, isAllowed, toEmbeddedTool } from "../fields/embedded-tool-field.ts";
import { formattedTextField } from "../fields/formatted-text-field.ts";
import { listField } from "../fields/list-field.ts";
import { pictureField } from "../fields/picture-field.ts";
import { textField } from "../fields/text-field.ts";
import type { ContentCache } from "../stories/content-cache.ts";
import type { OrElse } from "../stories/or-else.ts";
import type { Story, StoryPort } from "../stories/story-port.ts";
import { type ContentProducts, type ProductFacts, productFacts } from "./product-facts.ts";
import { questionsOfCategory, questionsOfProduct, toQuestions } from "./to-questions.ts";
import { toSizeGuide } from "./to-size-guide.ts";

const schema = z.object({
  name: textField,
  slug: textField,
  description: formattedTextField,
  logo: pictureField,
  banners: listField(pictureField),
});

/** What there is to tell of a brand; null when there is nothing. */
export function toBrandStory(story: Story): BrandStory | null {
  const { name: title, slug, description, logo, banners } = schema.parse(story.content);
  const banner = banners.find((candidate) => candidate !== null) ?? null;
  if (description === "" && banner === null) return null;
  const name = title || story.name;
  const url = slug ? `/brands/${encodeURIComponent(slug)}` : `/search?vendor=${encodeURIComponent(name)}`;
  return { name, url, aboutHtml: description, logo, banner };
}

const stockWidgetSlug = "content/stock-widget";

/** The stock widget of a story; null where its script comes from an origin that nobody allowed, or has no place to go to. */
export function toStockWidget(story: Story, origins: readonly string[]): ProductContent["stockWidget"] {
  const { success, data } = z.object(embeddedToolFields).safeParse(story.content);
  const tool = success && story.content.component === "StockWidget" ? toEmbeddedTool(data) : null;
  return tool && isAllowed(tool, origins) ? tool : null;
}

type ProductStoriesOptions = {
  stories: StoryPort;
  products: ContentProducts;
  cached: ContentCache;
  cachedStaleFirst: ContentCache;
  orElse: OrElse;
  /** From where scripts of others may come. */
  embedOrigins: readonly string[];
};

/**
 * How long head and first view of a page wait for words that they can do without. They are kept for a day and an older value is given at once, so only the first
 * visitor after a start ever waits, and what comes too late is there for the next one.
 */
const maxWaitMs = 1000;
const categorySchema = z.object({ description: formattedTextField });
const categoryFolder = "content/categories/";
/** A call's address has room for as many slugs, and an answer for as many texts. */
const categoriesPerCall = 25;

/** What editors tell of products and categories. */
export function productStories({ stories, products, cached, cachedStaleFirst, orElse, embedOrigins }: ProductStoriesOptions) {
  const questionSets = () =>
    cachedStaleFirst("questions", async () => ({
      sets: (await stories.stories({ startsWith: "content/questions/", component: "Questions", sortBy: "name:asc" })).map(toQuestions),
    }));

  const sizeGuides = () =>
    cached("size-guides", async () => ({
      guides: (await stories.stories({ startsWith: "content/size-guides/", component: "SizeGuide", sortBy: "name:asc" })).flatMap(
        (story) => toSizeGuide(story) ?? [],
      ),
    }));

  async function brandStory({ vendor }: ProductFacts): Promise<ProductContent["brand"]> {
    const load = async () => {
      const [story] = await stories.stories({ startsWith: "content/brands/", component: "Brand", fields: { name: vendor } });
      return { brand: story ? toBrandStory(story) : null };
    };
    return (await cached(`brand-story/${vendor}`, load, ({ brand }) => brand === null)).brand;
  }

  /** All of them with one call: experts write a few dozen, and hardly any of thousands of parts is in one. By product; of several about one, the first. */
  const recommendations = () =>
    cached("recommendations", async () => {
      const found = await stories.stories({ startsWith: "content/recommendations/", component: "Recommendation" });
      const byProduct = new Map<string, Recommendation>();
      for (const { productIds, ...shown } of found.flatMap((story) => toRecommendation(story) ?? []))
        for (const id of productIds) if (!byProduct.has(id)) byProduct.set(id, shown);
      return { byProduct: Object.fromEntries(byProduct) };
    });

  /** Nobody is asked while no script could be let in. */
  async function stockWidget(): Promise<ProductContent["stockWidget"]> {
    if (embedOrigins.length === 0) return null;
    const load = async () => {
      const story = await stories.story(stockWidgetSlug).catch(nullIfNotFound);
      return { widget: story && toStockWidget(story, embedOrigins) };
    };
    return (await cached("stock-widget", load, ({ widget }) => widget === null)).widget;
  }

  /** The descriptions of categories that are asked for at the same time come together. */
  const descriptions = new DataLoader<string, string>(
    async (handles) => {
      const slugs = handles.map((handle) => categoryFolder + handle);
      const found = await stories.stories({ startsWith: categoryFolder, slugs: slugs.toSorted(), component: "Category" });
      const bySlug = new Map(found.map(({ slug, content }) => [slug, categorySchema.parse(content).description]));
      return slugs.map((slug) => bySlug.get(slug) ?? "");
    },
    { cache: false, maxBatchSize: categoriesPerCall },
  );

  return {
    async productContent(handle: string): Promise<ProductContent> {
      const facts = await productFacts(products, handle);
      const [brand, advice, widget] = await Promise.all([
        orElse("brand", brandStory(facts), null),
        orElse("recommendation", recommendations(), { byProduct: {} }),
        orElse("stock-widget", stockWidget(), null),
      ]);
      return { brand, recommendation: advice.byProduct[facts.id] ?? null, stockWidget: widget };
    },

    async productQuestions(handle: string): Promise<Question[]> {
      // Asked for before the product is known, so that a page waits for the slower of the two only.
      const loading = orElse("questions", questionSets(), { sets: [] });
      const facts = await productFacts(products, handle);
      const { sets } = await within(maxWaitMs, loading, { sets: [] });
      return questionsOfProduct(sets, facts);
    },

    async categoryContent(handle: string): Promise<CategoryContent> {
      const load = async () => ({ html: await descriptions.load(handle) });
      const description = cachedStaleFirst(`category/${handle}`, load, ({ html }) => html === "");
      const [{ html }, { sets }] = await Promise.all([
        within(maxWaitMs, orElse("category", description, { html: "" }), { html: "" }),
        within(maxWaitMs, orElse("questions", questionSets(), { sets: [] }), { sets: [] }),
      ]);
      return { descriptionHtml: html || null, questions: questionsOfCategory(sets, handle) };
    },

    async sizeGuide(productHandle: string | null): Promise<SizeGuide | null> {
      const [facts, { guides }] = await Promise.all([
        productHandle === null ? { id: "", handle: "", brandSlug: null, categoryHandles: [] } : productFacts(products, productHandle),
        sizeGuides(),
      ]);
      return chooseSizeGuide(guides, facts)?.guide ?? null;
    },
  };
}
