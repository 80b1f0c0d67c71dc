import { z } from "zod";
import { carAreas, type CarArea } from "#shared/contract/catalogue/car.ts";
import type { Picture } from "#shared/contract/picture.ts";
import { assemblyPartsMax } from "#shared/domain/assembly.ts";
import { listField } from "../fields/list-field.ts";
import { namesField } from "../fields/names-field.ts";
import { pictureField } from "../fields/picture-field.ts";
import { textField } from "../fields/text-field.ts";
import type { ContentCache } from "../stories/content-cache.ts";
import type { Story, StoryPort } from "../stories/story-port.ts";

/** A place of the drawing, in per cent from its left and its top. */
const shareSchema = z.coerce.number().min(0).max(100);

const partSchema = z.object({
  number: z.coerce.number().int().min(1).max(assemblyPartsMax),
  name: z.string().trim().min(1),
  /** Of any brand and any car, the best choice first; none where the shop sells no such part. */
  part_numbers: namesField,
  quantity: z.coerce.number().int().min(1).max(99).catch(1),
  note: textField,
  left: shareSchema,
  top: shareSchema,
});

const assemblySchema = z.object({
  title: textField,
  area: z.enum(carAreas),
  intro: textField,
  picture: pictureField,
  cars: namesField,
  categories: namesField,
  parts: listField(partSchema),
});

export type WrittenPart = z.output<typeof partSchema>;
export type WrittenAssembly = {
  slug: string;
  title: string;
  area: CarArea;
  intro: string;
  picture: Picture;
  /** Addresses of cars' pages: "/vehicles/holden/hq-monaro". */
  cars: string[];
  /** Addresses of categories: "/parts/brakes/drum-brakes". */
  categories: string[];
  parts: WrittenPart[];
};

/** Null without a drawing or without parts. Of parts with one number the first counts. */
export function toAssembly(story: Story): WrittenAssembly | null {
  if (story.content.component !== "Assembly") return null;
  const { success, data } = assemblySchema.safeParse(story.content);
  if (!success || data.picture === null || data.parts.length === 0) return null;
  const parts = [...new Map(data.parts.toReversed().map((part) => [part.number, part])).values()];
  return {
    ...data,
    picture: data.picture,
    slug: story.slug.replace(/^.*\//, ""),
    title: data.title || story.name,
    parts: parts.toSorted((one, other) => one.number - other.number),
  };
}

type AssemblyStoriesOptions = { stories: StoryPort; cachedStaleFirst: ContentCache };

/** All assemblies with one call, which lists, pages and the links to them share. */
export function assemblyStories({ stories, cachedStaleFirst }: AssemblyStoriesOptions) {
  const load = async () => ({
    assemblies: (await stories.stories({ startsWith: "assemblies/", component: "Assembly", sortBy: "name:asc" })).flatMap(
      (story) => toAssembly(story) ?? [],
    ),
  });
  return async (): Promise<WrittenAssembly[]> => (await cachedStaleFirst("assemblies", load)).assemblies;
}
