import { z } from "zod";
import { carFigureKinds } from "#shared/contract/catalogue/car-card.ts";
import { listField } from "../fields/list-field.ts";
import { namesField } from "../fields/names-field.ts";
import { textField } from "../fields/text-field.ts";
import type { ContentCache } from "../stories/content-cache.ts";
import type { OrElse } from "../stories/or-else.ts";
import type { Story, StoryPort } from "../stories/story-port.ts";

const figureSchema = z.object({
  kind: z.enum(carFigureKinds),
  name: z.string().trim().min(1),
  value: z.string().trim().min(1),
  note: textField,
});

const cardSchema = z.object({ title: textField, makes: namesField, engines: namesField, figures: listField(figureSchema) });

/** What editors know of an engine in the cars of some makes. */
export type WrittenCarCard = z.output<typeof cardSchema>;

/** Null where it says nothing, or of no car. */
export function toCarCard(story: Story): WrittenCarCard | null {
  if (story.content.component !== "CarCard") return null;
  const { success, data } = cardSchema.safeParse(story.content);
  if (!success || data.figures.length === 0 || data.makes.length === 0 || data.engines.length === 0) return null;
  return { ...data, title: data.title || story.name };
}

type CarCardsOptions = { stories: StoryPort; cachedStaleFirst: ContentCache; orElse: OrElse };

/** All cards with one call: a car with several engines has several of them. */
export function carCards({ stories, cachedStaleFirst, orElse }: CarCardsOptions) {
  const load = async () => ({
    cards: (await stories.stories({ startsWith: "content/car-cards/", component: "CarCard", sortBy: "name:asc" })).flatMap(
      (story) => toCarCard(story) ?? [],
    ),
  });
  return async (): Promise<WrittenCarCard[]> => (await orElse("car cards", cachedStaleFirst("car-cards", load), { cards: [] })).cards;
}
