import type { ContentCache } from "../content-cache.ts";
import type { OrElse } from "../or-else.ts";
import type { Story, StoryPort } from "../story-port.ts";
import { type CategoryDefinitions, holdsCategories, withCategories } from "./with-categories.ts";

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
