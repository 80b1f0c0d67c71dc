import type { Story } from "../story.ts";
import { contentField, matchesFilter, wildcard } from "./matches-filter.ts";
import type { StoryParameters } from "./read-parameters.ts";

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

type Order = { valueOf: (story: Story) => unknown; isDescending: boolean; isNumeric: boolean };

/** `name:asc`, `published_at:desc`, `content.price:asc:int`, several by commas; without one, by position. Missing values come last either way. */
function sortStories(stories: Story[], sortBy: string | undefined): Story[] {
  const orders = (sortBy ?? "position:asc:int").split(",").map(readOrder);
  return stories.toSorted((left, right) => {
    for (const order of orders) {
      const difference = compareBy(order, left, right);
      if (difference !== 0) return difference;
    }
    return left.full_slug < right.full_slug ? -1 : 1;
  });
}

function readOrder(text: string): Order {
  const [field = "", direction = "asc", kind = ""] = text.split(":");
  const valueOf = field.startsWith("content.")
    ? (story: Story) => contentField(story.content, field.slice("content.".length))
    : (story: Story) => contentField(story, field);
  return { valueOf, isDescending: direction === "desc", isNumeric: kind === "int" || kind === "float" };
}

function compareBy({ valueOf, isDescending, isNumeric }: Order, left: Story, right: Story): number {
  const a = valueOf(left);
  const b = valueOf(right);
  if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b));
  const difference = isNumeric ? Number(a) - Number(b) : String(a).localeCompare(String(b), "en");
  return isDescending ? -difference : difference;
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}
