import type { PublicCache } from "#server/cache/public-cache.ts";
import type { Layout } from "#shared/contract/content.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { brandHeroes } from "./brands/brand-heroes.ts";
import type { ReportSkipped } from "./blocks/map-blocks.ts";
import { contentCache, hastyContentCache } from "./content-cache.ts";
import type { ContentLogger } from "./content-logger.ts";
import type { ContentService } from "./content-service.ts";
import { expertStories } from "./experts/expert-stories.ts";
import { loadLayout } from "./layout/load-layout.ts";
import { nullIfNotFound } from "./null-if-not-found.ts";
import { orElseLogged } from "./or-else.ts";
import { toBrand } from "./pages/to-brand.ts";
import { toContentPage } from "./pages/to-content-page.ts";
import type { ContentProducts } from "./products/product-facts.ts";
import { categoryPromotions } from "./promotions/category-promotions.ts";
import { productStories } from "./products/product-stories.ts";
import type { Story, StoryPort } from "./story-port.ts";

type ContentServiceOptions = {
  stories: StoryPort;
  products: ContentProducts;
  cache: PublicCache;
  company: Layout["company"];
  shipping: Layout["shipping"];
  logger: ContentLogger;
};

/** Slugs as editors may write them; anything else is unknown without asking, so that bad addresses fill no cache. */
const slugPattern = /^(?=.{1,200}$)[a-z0-9]+(?:-+[a-z0-9]+)*(?:\/[a-z0-9]+(?:-+[a-z0-9]+)*)*$/;
/** Folders whose stories are parts of pages, not pages. */
const partFolders = /^(?:content|navigation-menus|website-banner)(?:\/|$)/;

export function createContentService({ stories, products, cache, company, shipping, logger }: ContentServiceOptions): ContentService {
  const cached = contentCache(cache);
  const cachedHastily = hastyContentCache(cache);
  const orElse = orElseLogged(logger);
  const { experts, toExpert } = expertStories({ stories, products, cached, orElse });

  /** An unknown slug is an answer and not a failure: it replaces what was shown before, which a failing CMS must not. */
  async function findCached<Value>(
    slug: string,
    key: string,
    toValue: (story: Story) => Value | null | Promise<Value | null>,
  ): Promise<Value> {
    if (!slugPattern.test(slug)) throw unknownSlug(slug);
    const load = async () => {
      const story = await stories.story(slug).catch(nullIfNotFound);
      return { value: story && (await toValue(story)) };
    };
    const { value } = await cached(key, load, (loaded) => loaded.value === null);
    if (value === null) throw unknownSlug(slug);
    return value;
  }

  function reportFor(slug: string): ReportSkipped {
    return ({ component, reason }) => logger.warn({ event: "content.block", slug, component, reason }, "a content block was left out");
  }

  return {
    layout: async () => ({ ...(await loadLayout(stories, cached, logger)), company, shipping }),
    page: (slug) => findCached(slug, `page/${slug}`, (story) => toContentPage(story, reportFor(slug))),
    brand: (slug) =>
      findCached(`brands/${slug}`, `brand/${slug}`, (story) =>
        story.content.component === "BrandPage" ? toBrand(story, slug, reportFor(slug)) : null,
      ),
    ...productStories({ stories, products, cached, cachedHastily, orElse }),
    brandHeroes: brandHeroes({ stories, cachedHastily, orElse }),
    categoryPromotions: categoryPromotions({ stories, cachedHastily, orElse, logger }),
    experts,
    expert: (slug) => findCached(`experts/${slug}`, `expert/${slug}`, toExpert),
    publishedSlugs: async () => {
      const { slugs } = await cached("slugs", async () => ({ slugs: await stories.slugs() }));
      return slugs.filter((slug) => !partFolders.test(slug));
    },
  };
}

function unknownSlug(slug: string): AppError {
  return new AppError("NOT_FOUND", `No published page ${slug.slice(0, 200)}`);
}
