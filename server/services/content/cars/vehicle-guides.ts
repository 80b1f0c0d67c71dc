import { z } from "zod";
import type { ContentCardData } from "#shared/contract/blocks/blocks.ts";
import { carAreas, type CarArea, difficultyMax, wearAreas, type WearNote } from "#shared/contract/catalogue/car.ts";
import { nullIfNotFound } from "#shared/domain/app-error.ts";
import { listField } from "../fields/list-field.ts";
import { namesField } from "../fields/names-field.ts";
import { oneRelatedField } from "../fields/one-related-field.ts";
import { relatedField } from "../fields/related-field.ts";
import { textField } from "../fields/text-field.ts";
import { cardContentSchema, toContentCard } from "../hub/to-content-card.ts";
import type { ContentCache } from "../stories/content-cache.ts";
import type { OrElse } from "../stories/or-else.ts";
import type { Story, StoryPort } from "../stories/story-port.ts";
import { storyUrl } from "../stories/story-relations.ts";

/** What editors tell of a car. */
export type VehicleGuide = {
  intro: string;
  wear: (Omit<WearNote, "parts"> & { productTypes: string[] })[];
  stories: ContentCardData[];
};

/** A place on the car, and the handles of the categories whose parts belong there. */
export type VehicleArea = { area: CarArea; title: string; categories: string[] };

const noteSchema = z.object({
  _uid: textField,
  area: z.enum(wearAreas),
  wears: z.string().min(1),
  check: textField,
  job: textField,
  difficulty: z.coerce.number().int().min(1).max(difficultyMax).nullable().catch(null),
  product_types: namesField,
  article: oneRelatedField(z.object({ title: textField })),
});
const guideSchema = z.object({ intro: textField, wear: listField(noteSchema), stories: relatedField(cardContentSchema) });

export function toVehicleGuide(story: Story): VehicleGuide | null {
  if (story.content.component !== "VehicleGuide") return null;
  const { intro, wear, stories } = guideSchema.parse(story.content);
  return {
    intro,
    wear: wear.map(({ _uid, area, wears, check, job, difficulty, product_types: productTypes, article }, at) => ({
      id: _uid || `${story.uuid}-${at}`,
      area,
      wears,
      check,
      job,
      difficulty,
      productTypes,
      article: article && { label: article.content.title || article.name, url: storyUrl(article.full_slug) },
    })),
    stories: stories.map(({ full_slug: slug, ...related }) => toContentCard({ ...related, slug })),
  };
}

const areaSchema = z.object({ area: z.enum(carAreas), title: z.string().min(1), categories: namesField });
const areasSchema = z.object({ areas: listField(areaSchema) });

/** Places without categories lead nowhere; each place is there once. */
export function toVehicleAreas(story: Story): VehicleArea[] {
  const { areas } = areasSchema.parse(story.content);
  const first = new Map(areas.toReversed().map((area) => [area.area, area]));
  return areas.filter((area) => first.get(area.area) === area && area.categories.length > 0);
}

type VehicleGuidesOptions = { stories: StoryPort; cachedStaleFirst: ContentCache; orElse: OrElse };

const noAreas: VehicleArea[] = [];

/** What pages of cars have from editors: they are worth showing without it. */
export function vehicleGuides({ stories, cachedStaleFirst, orElse }: VehicleGuidesOptions) {
  async function loadGuide(slug: string) {
    const story = await stories.story(`content/vehicle-guides/${slug}`).catch(nullIfNotFound);
    return { guide: story && toVehicleGuide(story) };
  }
  async function loadAreas() {
    const story = await stories.story("content/vehicle-areas").catch(nullIfNotFound);
    return { areas: story ? toVehicleAreas(story) : noAreas };
  }
  return {
    /** By the last two parts of the page's address: "holden/hq-monaro". */
    vehicleGuide: async (slug: string): Promise<VehicleGuide | null> => {
      const loading = cachedStaleFirst(
        `vehicle-guide/${slug}`,
        () => loadGuide(slug),
        ({ guide }) => guide === null,
      );
      return (await orElse("vehicle guide", loading, { guide: null })).guide;
    },
    vehicleAreas: async (): Promise<VehicleArea[]> =>
      (await orElse("vehicle areas", cachedStaleFirst("vehicle-areas", loadAreas), { areas: noAreas })).areas,
  };
}
