import type { ContentCardData } from "#shared/contract/blocks/blocks.ts";
import type { Hub } from "#shared/contract/content/hub.ts";
import { AppError } from "#shared/domain/app-error.ts";
import type { ContentCache } from "../stories/content-cache.ts";
import type { StoryPort } from "../stories/story-port.ts";
import { storyUrl } from "../stories/story-relations.ts";
import { toHubStory, type HubStory } from "./hub-story.ts";
import { toHub } from "./to-hub.ts";

const components = ["Article", "Video", "Legend"];
const mostRelated = 3;

/** The content hub's list of stories, newest first. */
export function hubStories({ stories, cached }: { stories: StoryPort; cached: ContentCache }) {
  async function all(): Promise<HubStory[]> {
    const load = async () => {
      const found = await Promise.all(components.map((component) => stories.stories({ component, sortBy: "name:asc" })));
      const listed = found.flat().flatMap((story) => toHubStory(story) ?? []);
      return { listed: listed.toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt)) };
    };
    return (await cached("hub", load)).listed;
  }

  return {
    async hub(place: { path: string; page: number }): Promise<Hub> {
      const hub = toHub(await all(), place);
      if (!hub) throw new AppError("NOT_FOUND", `No part of the hub ${place.path.slice(0, 200)}`);
      return hub;
    },

    /** Those that share most topics and makes with a story. */
    async relatedTo(slug: string): Promise<ContentCardData[]> {
      const listed = await all();
      const own = listed.find(({ card }) => card.url === storyUrl(slug));
      if (!own) return [];
      const scored = listed.map((story) => ({ card: story.card, score: story === own ? 0 : sharedCount(own, story) }));
      return scored
        .filter(({ score }) => score > 0)
        .toSorted((one, other) => other.score - one.score)
        .slice(0, mostRelated)
        .map(({ card }) => card);
    },
  };
}

function sharedCount(one: HubStory, other: HubStory): number {
  const own = new Set(subjects(one));
  return subjects(other).filter((subject) => own.has(subject)).length;
}

function subjects({ options: { category, make } }: HubStory): string[] {
  return [...category.map(({ slug }) => `category/${slug}`), ...make.map(({ slug }) => `make/${slug}`)];
}
