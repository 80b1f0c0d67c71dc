import type { Hub } from "#shared/contract/content/hub.ts";
import { type HubLabel, type HubOption, type HubStory, hubLabels } from "./hub-story.ts";

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

/** The filters chosen of each label, by slug. */
type HubChoice = Record<HubLabel, string[]>;

/** Every option that some story has, by name. */
function hubOptions(stories: readonly HubStory[], label: HubLabel): HubOption[] {
  const bySlug = new Map(stories.flatMap(({ options }) => options[label]).map((option) => [option.slug, option]));
  return [...bySlug.values()].toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}

/**
 * Reads "category/brakes/steering/make/holden": a label, then its filters one after another, then the next label if there is one.
 * Null when a label or a filter is unknown, or a label stands without filters.
 */
function readHubPath(path: string, stories: readonly HubStory[]): HubChoice | null {
  const choice: HubChoice = { type: [], category: [], make: [] };
  if (path === "") return choice;
  const known = new Map(hubLabels.map((label) => [label, new Set(hubOptions(stories, label).map(({ slug }) => slug))]));
  let current: HubLabel | null = null;
  for (const step of path.split("/")) {
    const label = hubLabels.find((each) => each === step);
    if (current && known.get(current)?.has(step)) choice[current].push(step);
    else if (label && (current === null || choice[current].length > 0)) current = label;
    else return null;
  }
  return current && choice[current].length > 0 ? choice : null;
}

/** The one path of a choice: labels in their order, filters by the alphabet, each once. */
function hubPath(choice: HubChoice): string {
  const steps = hubLabels.flatMap((label) => (choice[label].length > 0 ? [label, ...[...new Set(choice[label])].toSorted()] : []));
  return ["/content-hub", ...steps].join("/");
}

/** Any filter of a label will do, but every label must be met. */
function matchesChoice({ options }: HubStory, choice: HubChoice): boolean {
  return hubLabels.every((label) => choice[label].length === 0 || options[label].some(({ slug }) => choice[label].includes(slug)));
}

/** The choice with one option more, or less if it was chosen. */
function toggled(choice: HubChoice, label: HubLabel, slug: string): HubChoice {
  const others = choice[label].filter((each) => each !== slug);
  return { ...choice, [label]: choice[label].includes(slug) ? others : [...others, slug] };
}
