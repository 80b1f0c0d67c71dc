import DataLoader from "dataloader";
import { within } from "#server/deadline.ts";
import { toBrand } from "../pages/to-brand.ts";
import type { ContentCache } from "../stories/content-cache.ts";
import type { OrElse } from "../stories/or-else.ts";
import type { StoryPort } from "../stories/story-port.ts";

/** What the head of a brand's page says of the brand. */
export type BrandHero = Pick<ReturnType<typeof toBrand>, "name" | "slug" | "logo">;

type BrandHeroesOptions = { stories: StoryPort; cachedStaleFirst: ContentCache; orElse: OrElse };

/** Suggestions are shown without brands rather than later than this. */
const maxWaitMs = 250;
const folder = "brands/";

/** The brands that have a page, of those asked for and in their order; comes at once or not at all. Each is kept by itself, for hardly two texts find the same brands; those that aren't yet come with one call. */
export function brandHeroes({ stories, cachedStaleFirst, orElse }: BrandHeroesOptions) {
  const loader = new DataLoader<string, BrandHero | null>(
    async (slugs) => {
      const found = await stories.stories({ slugs: slugs.toSorted().map((slug) => folder + slug), component: "BrandPage" });
      const brands = new Map(found.map((story) => [story.slug, toBrand(story, story.slug.slice(folder.length), () => undefined)]));
      return slugs.map((slug) => {
        const brand = brands.get(folder + slug);
        return brand ? { name: brand.name, slug, logo: brand.logo } : null;
      });
    },
    { cache: false },
  );
  const heroOf = (slug: string) => cachedStaleFirst(`brand-hero/${slug}`, async () => ({ hero: await loader.load(slug) }), isNothing);
  return async (slugs: readonly string[]): Promise<BrandHero[]> => {
    if (slugs.length === 0) return [];
    const found = await within(maxWaitMs, orElse("brand heroes", Promise.all(slugs.map(heroOf)), []), []);
    return found.flatMap(({ hero }) => hero ?? []);
  };
}

const isNothing = ({ hero }: { hero: BrandHero | null }) => hero === null;
