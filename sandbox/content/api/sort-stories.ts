import type { Story } from "../story.ts";
import { contentField } from "./content-field.ts";

type Order = { valueOf: (story: Story) => unknown; isDescending: boolean; isNumeric: boolean };

/** `name:asc`, `published_at:desc`, `content.price:asc:int`, several by commas; without one, by position. Missing values come last either way. */
export function sortStories(stories: Story[], sortBy: string | undefined): Story[] {
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
