import type { Hub } from "#shared/contract/hub.ts";
import type { HubChoice } from "./hub-choice.ts";
import { hubOptions, hubPath, matchesChoice, readHubPath, toggled } from "./hub-choice.ts";
import type { HubLabel, HubStory } from "./hub-story.ts";
import { hubLabels } from "./hub-story.ts";

const titles: Record<HubLabel, string> = { type: "Read or watch", category: "Topic", make: "Make" };
const pageSize = 20;
const list = new Intl.ListFormat("en-AU", { type: "conjunction" });

/** The hub under a path; null when the path names a label, a filter or a page that it doesn't have. */
export function toHub(stories: readonly HubStory[], { path, page }: { path: string; page: number }): Hub | null {
  const choice = readHubPath(path, stories);
  if (!choice) return null;
  const found = path === "" ? [] : stories.filter((story) => matchesChoice(story, choice));
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
  if (page > pageCount) return null;
  const url = hubPath(choice);
  const names = namesOf(stories, choice);
  const title = titleOf(names);
  return {
    title,
    description: `${title}: ${found.length} ${found.length === 1 ? "story" : "stories"} for people who restore and look after their own cars.`,
    filters: hubLabels.map((label) => toFilter(stories, choice, label)),
    cards: found.slice((page - 1) * pageSize, page * pageSize).map(({ card }) => card),
    total: found.length,
    page,
    pageCount,
    url,
    isIndexable: found.length > 0 && Object.values(choice).flat().length === 1,
  };
}

function toFilter(stories: readonly HubStory[], choice: HubChoice, label: HubLabel): Hub["filters"][number] {
  const reachable = stories.filter((story) => matchesChoice(story, { ...choice, [label]: [] }));
  const options = hubOptions(stories, label).map(({ slug, name }) => ({
    slug,
    name,
    count: reachable.filter(({ options: own }) => own[label].some((option) => option.slug === slug)).length,
    isChosen: choice[label].includes(slug),
    url: hubPath(toggled(choice, label, slug)),
  }));
  return { label, title: titles[label], options: options.filter(({ count, isChosen }) => count > 0 || isChosen) };
}

function namesOf(stories: readonly HubStory[], choice: HubChoice): Record<HubLabel, string[]> {
  const named = (label: HubLabel) => hubOptions(stories, label).flatMap(({ slug, name }) => (choice[label].includes(slug) ? [name] : []));
  return { type: named("type"), category: named("category"), make: named("make") };
}

/** "Holden, Brakes: Videos" */
function titleOf({ type, category, make }: Record<HubLabel, string[]>): string {
  const subject = [make, category].flatMap((names) => (names.length > 0 ? [list.format(names)] : [])).join(", ");
  return [subject, list.format(type)].filter(Boolean).join(": ") || "Content hub";
}
