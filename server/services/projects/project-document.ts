import { z } from "zod";
import { lineStates, type Project } from "#shared/domain/project/project.ts";

const documentSchema: z.ZodType<Project> = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  vehicle: z.object({ vehicleId: z.string(), label: z.string() }).nullable(),
  shareToken: z.string().nullable(),
  updatedAt: z.string(),
  lines: z.array(
    z.object({
      id: z.string(),
      version: z.number(),
      variantId: z.string(),
      handle: z.string(),
      title: z.string(),
      vendor: z.string(),
      partNumber: z.string(),
      state: z.enum(lineStates),
      quantity: z.number(),
      note: z.string(),
    }),
  ),
  // Projects from before there were keys have none.
  additions: z.array(z.string()).default([]),
});

/** A project as every store keeps it: one document of JSON. Throws where it isn't one. */
export const readProjectDocument = (text: string): Project => documentSchema.parse(JSON.parse(text));
export const writeProjectDocument = (project: Project): string => JSON.stringify(project);

/** The order of lists, which the file keeps by itself. */
export const lastChangedFirst = (one: Project, other: Project): number =>
  other.updatedAt.localeCompare(one.updatedAt) || one.id.localeCompare(other.id);
