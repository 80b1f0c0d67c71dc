import { z } from "zod";
import type { ContentCache } from "../stories/content-cache.ts";
import type { OrElse } from "../stories/or-else.ts";
import type { Story, StoryPort } from "../stories/story-port.ts";

type CategoryDefinitions = Record<string, { uuid: string; name: string; full_slug: string; content: unknown }>;

const holderSchema = z.looseObject({ component: z.literal("ShopAllCategories"), categories: z.array(z.unknown()) });

/** Whether a list of categories stands anywhere in the content. */
function holdsCategories(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return holderSchema.safeParse(value).success || Object.values(value).some(holdsCategories);
}

/** The content with categories for their ids; an id that is no category's stays one, and the block leaves it out. */
function withCategories<Content>(value: Content, byId: CategoryDefinitions): Content;
function withCategories(value: unknown, byId: CategoryDefinitions): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withCategories(item, byId));
  const holder = holderSchema.safeParse(value).data;
  if (holder) return { ...holder, categories: holder.categories.map((id) => definitionOf(id, byId) ?? id) };
  return Object.fromEntries(Object.entries(value).map(([field, item]) => [field, withCategories(item, byId)]));
}

function definitionOf(id: unknown, byId: CategoryDefinitions) {
  return typeof id === "string" && Object.hasOwn(byId, id) ? byId[id] : undefined;
}

type CategoryDefinitionsOptions = { stories: StoryPort; cached: ContentCache; orElse: OrElse };

/** What a category's own page tells at length is asked for with that page. */
const query = { startsWith: "content/categories/", component: "Category", sortBy: "name:asc", perCall: 25, without: ["description"] };

/** All categories as editors describe them, by their id in the CMS: that is how blocks name them. */
export function categoryDefinitions({ stories, cached, orElse }: CategoryDefinitionsOptions) {
  const load = async (): Promise<{ byId: CategoryDefinitions }> => {
    const found = await stories.stories(query);
    return { byId: Object.fromEntries(found.map(({ uuid, name, slug, content }) => [uuid, { uuid, name, full_slug: slug, content }])) };
  };
  const definitions = () => cached("categories", load);

  return {
    definitions,
    /** The story with categories for their ids; without them rather than not at all when they can't be had. */
    withCategoriesOf: async (story: Story): Promise<Story> => {
      if (!holdsCategories(story.content)) return story;
      const { byId } = await orElse("categories", definitions(), { byId: {} });
      return { ...story, content: withCategories(story.content, byId) };
    },
  };
}
