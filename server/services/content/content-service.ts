import type { PublicCache } from "#server/cache/public-cache.ts";
import { within } from "#server/deadline.ts";
import type { Block } from "#shared/contract/blocks/blocks.ts";
import type { CategoryPromotion } from "#shared/contract/catalogue/category.ts";
import type { Layout } from "#shared/contract/content/content.ts";
import type { Expert, ExpertSummary } from "#shared/contract/content/expert.ts";
import type { Hub } from "#shared/contract/content/hub.ts";
import type { Brand, ContentPage } from "#shared/contract/content/page.ts";
import type { CategoryContent, ProductContent, Question } from "#shared/contract/content/product-content.ts";
import type { SizeGuide } from "#shared/contract/content/size-guide.ts";
import { AppError, nullIfNotFound } from "#shared/domain/app-error.ts";
import type { ReportSkipped } from "./blocks/map-blocks.ts";
import { type BrandHero, brandHeroes } from "./brands/brand-heroes.ts";
import { brandSlugs } from "./brands/brand-slugs.ts";
import { assemblyStories, type WrittenAssembly } from "./assemblies/assembly-stories.ts";
import { carCards, type WrittenCarCard } from "./cars/car-cards.ts";
import { type VehicleArea, type VehicleGuide, vehicleGuides } from "./cars/vehicle-guides.ts";
import { expertStories } from "./experts/expert-stories.ts";
import { isAllowed } from "./fields/embedded-tool-field.ts";
import { hubStories } from "./hub/hub-stories.ts";
import { layoutLoader } from "./pages/load-layout.ts";
import { type PageTitle, pageTitles } from "./pages/page-titles.ts";
import { loadSurroundings } from "./pages/load-surroundings.ts";
import { toBrand } from "./pages/to-brand.ts";
import { toContentPage } from "./pages/to-content-page.ts";
import { categoryDefinitions } from "./products/category-definitions.ts";
import type { ContentProducts } from "./products/product-facts.ts";
import { productStories } from "./products/product-stories.ts";
import { categoryPromotions } from "./promotions/category-promotions.ts";
import { type ContentLogger, contentCache, staleFirstContentCache } from "./stories/content-cache.ts";
import { orElseLogged } from "./stories/or-else.ts";
import type { ReadUnsavedStory, Story, StoryPort } from "./stories/story-port.ts";

type ContentServiceOptions = {
  stories: StoryPort;
  products: ContentProducts;
  cache: PublicCache;
  company: Layout["company"];
  shipping: Layout["shipping"];
  logger: ContentLogger;
  /** From where pages may have a form of marketing's. */
  embedOrigins?: readonly string[];
  /** Where editors see what they are writing. */
  readUnsaved?: ReadUnsavedStory | null;
};

/** Slugs as editors may write them; anything else is unknown without asking, so that bad addresses fill no cache. */
const slugPattern = /^(?=.{1,200}$)[a-z0-9]+(?:-+[a-z0-9]+)*(?:\/[a-z0-9]+(?:-+[a-z0-9]+)*)*$/;
/** Folders whose stories are parts of pages, not pages; the brands among them have their story told. */
const partFolders = /^(?:content(?!\/brands\/)|navigation-menus|website-banner)(?:\/|$)/;

/** How long a product waits to know whether its brand has a page; only the first visitors after a start ever do. */
const brandPagesMs = 250;

export function createContentService({
  stories,
  products,
  cache,
  company,
  shipping,
  logger,
  embedOrigins = [],
  readUnsaved = null,
}: ContentServiceOptions): ContentService {
  const cached = contentCache(cache);
  const ofStories = { cached: contentCache(cache, stories), cachedStaleFirst: staleFirstContentCache(cache, stories) };
  const orElse = orElseLogged(logger);
  const { experts, toExpert } = expertStories({ stories, products, ...ofStories, cachedParts: cached, orElse });
  const { hub, relatedTo } = hubStories({ stories, ...ofStories });
  const surroundingsOf = loadSurroundings({ stories, ...ofStories, relatedTo, orElse });
  const { slugOfBrand, slugsById, brandPages } = brandSlugs({ stories, ...ofStories });
  const layout = layoutLoader(stories, ofStories.cached, logger, { company, shipping });
  const { definitions: categories, withCategoriesOf } = categoryDefinitions({ stories, ...ofStories, orElse });

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
    return (skipped) =>
      logger.warn(
        { event: "content.block", slug, ...skipped },
        skipped.reason === "unreadable" ? "a field of a content block was ignored" : "a content block was left out",
      );
  }

  function reportForeignForm(slug: string) {
    return (script: string) =>
      logger.warn(
        { event: "content.block", slug, component: "MarketingForm", reason: "not-allowed", script },
        "a content block was left out",
      );
  }

  async function toPage(story: Story): Promise<ContentPage | null> {
    const [whole, surroundings] = await Promise.all([withCategoriesOf(story), surroundingsOf(story)]);
    const page = toContentPage(whole, reportFor(story.slug), surroundings);
    return page && { ...page, blocks: withoutForeignForms(page.blocks, embedOrigins, reportForeignForm(story.slug)) };
  }

  return {
    prepare: async () =>
      void (await Promise.all([layout(), orElse("brand pages", slugsById(), null), orElse("category definitions", categories(), null)])),
    layout,
    page: (slug) => findCached(slug, `page/${slug}`, toPage),
    unsavedPage: async (story) => readUnsaved && toPage(readUnsaved(story)),
    hub,
    brand: async (slugOrId) => {
      const slug = await slugOfBrand(slugOrId);
      return findCached(`brands/${slug}`, `brand/${slug}`, (story) =>
        story.content.component === "BrandPage" ? toBrand(story, slug, reportFor(slug)) : null,
      );
    },
    ...productStories({ stories, products, ...ofStories, orElse, embedOrigins }),
    assemblies: assemblyStories({ stories, ...ofStories }),
    carCards: carCards({ stories, ...ofStories, orElse }),
    ...vehicleGuides({ stories, ...ofStories, orElse }),
    brandPages: () => within(brandPagesMs, orElse<ReadonlySet<string> | null>("brand pages", brandPages(), null), null),
    brandHeroes: brandHeroes({ stories, ...ofStories, orElse }),
    categoryPromotions: categoryPromotions({ stories, ...ofStories, orElse, logger }),
    pageTitles: pageTitles({ stories, ...ofStories }),
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

/** Leaves out the forms of origins that nobody allowed, wherever on the page they stand; `report` is told of their scripts. */
function withoutForeignForms(blocks: Block[], allowedOrigins: readonly string[], report: (scriptUrl: string) => void): Block[] {
  const inside = (nested: Block[]) => withoutForeignForms(nested, allowedOrigins, report);
  return blocks.flatMap((block): Block[] => {
    switch (block.type) {
      case "marketing-form":
        if (isAllowed(block, allowedOrigins)) return [block];
        report(block.scriptUrl);
        return [];
      case "two-column":
        return [{ ...block, columns: block.columns.map((column) => ({ ...column, blocks: inside(column.blocks) })) }];
      case "anchor-linked-page":
        return [{ ...block, sections: block.sections.map((section) => ({ ...section, blocks: inside(section.blocks) })) }];
      default:
        return [block];
    }
  });
}

export type ContentService = {
  /** Asks, all at once, for what every page is put together from: menus, banners, the newsletter's words, brands and categories. Never fails. */
  prepare(): Promise<void>;
  layout(): Promise<Layout>;
  /** `slug` is the CMS's full slug: "home", "pages/shipping" … Unknown slugs throw AppError NOT_FOUND. */
  page(slug: string): Promise<ContentPage>;
  /** The page of a story that an editor is writing, as the CMS's editor sends it; null when it is no page. */
  unsavedPage(story: unknown): Promise<ContentPage | null>;
  /** The content hub under a path such as "category/brakes"; an unknown label, filter or page throws AppError NOT_FOUND. */
  hub(place: { path: string; page: number }): Promise<Hub>;
  /** By its slug or an id of the CMS; the answer says which slug is the brand's. */
  brand(slugOrId: string): Promise<Brand>;
  /** The slugs of all brands that have a page; comes at once or not at all: null where nobody can tell. */
  brandPages(): Promise<ReadonlySet<string> | null>;
  /** Those of the brands that have a page, in the order asked for; comes at once or not at all. */
  brandHeroes(slugs: readonly string[]): Promise<BrandHero[]>;
  /** What editors add to a product. A part that the CMS fails to give is null, an unknown product throws AppError NOT_FOUND. */
  productContent(handle: string): Promise<ProductContent>;
  /** Comes at once or not at all: empty when the CMS fails or is slow. */
  productQuestions(handle: string): Promise<Question[]>;
  /** By the category's handle; comes at once or not at all. */
  categoryContent(handle: string): Promise<CategoryContent>;
  /** The running promotions of a category, by its handle; comes at once or not at all. */
  categoryPromotions(handle: string): Promise<CategoryPromotion[]>;
  /** The guide that suits a product best; without a product the one for everything. Null when there is none. */
  sizeGuide(productHandle: string | null): Promise<SizeGuide | null>;
  /** What pages, articles, videos, legends and brands are called, and where they stand. */
  pageTitles(): Promise<PageTitle[]>;
  /** By "holden/hq-monaro"; null where editors wrote nothing, or nobody can tell. */
  vehicleGuide(slug: string): Promise<VehicleGuide | null>;
  /** The places of a car that its page shows; none where nobody can tell. */
  vehicleAreas(): Promise<VehicleArea[]>;
  /** Torque figures, fluids and settings by engine; none where nobody can tell. */
  carCards(): Promise<WrittenCarCard[]>;
  /** Drawings that take a piece of a car apart, by name. */
  assemblies(): Promise<WrittenAssembly[]>;
  experts(): Promise<ExpertSummary[]>;
  expert(slug: string): Promise<Expert>;
  /** Slugs of every published page and brand, for the sitemap. */
  publishedSlugs(): Promise<string[]>;
};
