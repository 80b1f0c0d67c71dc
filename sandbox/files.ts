import { join } from "node:path";

/** This package's own folder. The build lays the same files beside the bundle, so that it holds there too. */
const folder = import.meta.dirname;

/** The tables that the catalogue grows from. */
export const seedFilesDir = join(folder, "data");
/** The stories that are written by hand, as the CMS exports them. */
export const storiesDir = join(folder, "vendors/storyblok/stories");
/** The drawings that are SVG files. */
export const templatesDir = join(folder, "pictures/templates");
