import type { Story } from "../story.ts";
import { matchesFilter } from "./matches-filter.ts";
import type { StoryParameters } from "./read-parameters.ts";
import { sortStories } from "./sort-stories.ts";
import { wildcard } from "./wildcard.ts";

type Test = (story: Story, value: string) => boolean;

const list = (value: string) =>
  value
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);
const bare = (slug: string) => slug.replace(/^\/|\/$/g, "");
const matchesSlug = (story: Story, patterns: string) =>
  list(patterns).some((pattern) => wildcard(bare(pattern)).test(bare(story.full_slug)));
const isAfter = (time: string | null, value: string) => time !== null && Date.parse(time) > Date.parse(value);
const isBefore = (time: string | null, value: string) => time !== null && Date.parse(time) < Date.parse(value);

const tests: Record<string, Test> = {
  starts_with: (story, value) => story.full_slug.startsWith(value.replace(/^\//, "")),
  by_slugs: matchesSlug,
  excluding_slugs: (story, value) => !matchesSlug(story, value),
  by_uuids: (story, value) => list(value).includes(story.uuid),
  by_uuids_ordered: (story, value) => list(value).includes(story.uuid),
  by_ids: (story, value) => list(value).includes(String(story.id)),
  excluding_ids: (story, value) => !list(value).includes(String(story.id)),
  content_type: (story, value) => story.content.component === value,
  is_startpage: (story, value) => story.is_startpage === (value === "true" || value === "1"),
  with_tag: (story, value) => list(value).some((tag) => story.tag_list.includes(tag)),
  level: (story, value) => bare(story.full_slug).split("/").length === Number(value),
  search_term: (story, value) => searchableText(story).includes(value.trim().toLowerCase()),
  first_published_at_gt: (story, value) => isAfter(story.first_published_at, value),
  first_published_at_lt: (story, value) => isBefore(story.first_published_at, value),
  published_at_gt: (story, value) => isAfter(story.published_at, value),
  published_at_lt: (story, value) => isBefore(story.published_at, value),
};

/** The stories that a list request asks for, all pages of them, in order. */
export function selectStories(stories: Iterable<Story>, parameters: StoryParameters): Story[] {
  const active = Object.entries(tests).flatMap(([name, test]) => {
    const value = parameters.get(name);
    return value === undefined || value === "" ? [] : [(story: Story) => test(story, value)];
  });
  const found = [...stories].filter((story) => active.every((test) => test(story)) && matchesFilter(story, parameters));
  const wantedOrder = parameters.get("by_uuids_ordered");
  if (!wantedOrder) return sortStories(found, parameters.get("sort_by"));
  const places = new Map(list(wantedOrder).map((uuid, place) => [uuid, place]));
  return found.toSorted((left, right) => (places.get(left.uuid) ?? 0) - (places.get(right.uuid) ?? 0));
}

function searchableText(story: Story): string {
  return `${story.name} ${story.full_slug} ${JSON.stringify(story.content)}`.toLowerCase();
}
