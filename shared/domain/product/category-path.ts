import { slugify } from "../slug.ts";

const separator = /\s*>\s*/;

/** The address of a category's page, from its title with the titles above it: "Body & Exterior > Body Panels" → "/parts/body-and-exterior/body-panels". Null for a title that says nothing. */
export function categoryPath(title: string): string | null {
  const steps = title.split(separator).map(slugify);
  return steps.every((step) => step !== "") ? ["/parts", ...steps].join("/") : null;
}
