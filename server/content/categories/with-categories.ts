import { z } from "zod";

export type CategoryDefinitions = Record<string, { uuid: string; name: string; full_slug: string; content: unknown }>;

const holderSchema = z.looseObject({ component: z.literal("ShopAllCategories"), categories: z.array(z.unknown()) });

/** Whether a list of categories stands anywhere in the content. */
export function holdsCategories(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return holderSchema.safeParse(value).success || Object.values(value).some(holdsCategories);
}

/** The content with categories for their ids; an id that is no category's stays one, and the block leaves it out. */
export function withCategories<Content>(value: Content, byId: CategoryDefinitions): Content;
export function withCategories(value: unknown, byId: CategoryDefinitions): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withCategories(item, byId));
  const holder = holderSchema.safeParse(value).data;
  if (holder) return { ...holder, categories: holder.categories.map((id) => definitionOf(id, byId) ?? id) };
  return Object.fromEntries(Object.entries(value).map(([field, item]) => [field, withCategories(item, byId)]));
}

function definitionOf(id: unknown, byId: CategoryDefinitions) {
  return typeof id === "string" && Object.hasOwn(byId, id) ? byId[id] : undefined;
}
