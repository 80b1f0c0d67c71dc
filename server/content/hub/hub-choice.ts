import type { HubLabel, HubOption, HubStory } from "./hub-story.ts";
import { hubLabels } from "./hub-story.ts";

/** The filters chosen of each label, by slug. */
export type HubChoice = Record<HubLabel, string[]>;

/** Every option that some story has, by name. */
export function hubOptions(stories: readonly HubStory[], label: HubLabel): HubOption[] {
  const bySlug = new Map(stories.flatMap(({ options }) => options[label]).map((option) => [option.slug, option]));
  return [...bySlug.values()].toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}

/**
 * Reads "category/brakes/steering/make/holden": a label, then its filters one after another, then the next label if there is one.
 * Null when a label or a filter is unknown, or a label stands without filters.
 */
export function readHubPath(path: string, stories: readonly HubStory[]): HubChoice | null {
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
export function hubPath(choice: HubChoice): string {
  const steps = hubLabels.flatMap((label) => (choice[label].length > 0 ? [label, ...[...new Set(choice[label])].toSorted()] : []));
  return ["/content-hub", ...steps].join("/");
}

/** Any filter of a label will do, but every label must be met. */
export function matchesChoice({ options }: HubStory, choice: HubChoice): boolean {
  return hubLabels.every((label) => choice[label].length === 0 || options[label].some(({ slug }) => choice[label].includes(slug)));
}

/** The choice with one option more, or less if it was chosen. */
export function toggled(choice: HubChoice, label: HubLabel, slug: string): HubChoice {
  const others = choice[label].filter((each) => each !== slug);
  return { ...choice, [label]: choice[label].includes(slug) ? others : [...others, slug] };
}
