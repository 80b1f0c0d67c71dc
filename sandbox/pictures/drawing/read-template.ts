import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseXml, XmlElement } from "@rgrove/parse-xml";
import { z } from "zod";
import { templatesDir } from "#sandbox/config.ts";
import type { Artwork } from "./artwork.ts";

export type Template = {
  name: string;
  root: XmlElement;
  /** Gradients, clips and pieces that are used more than once, by their ids. */
  definitions: ReadonlyMap<string, XmlElement>;
  /** All of the artwork but its body. */
  facts: Omit<Artwork, "body">;
};

const numbers = z.string().transform((text) => text.split(" ").map(Number));
const pair = numbers.pipe(z.tuple([z.number(), z.number()]));
const box = numbers
  .pipe(z.tuple([z.number(), z.number(), z.number(), z.number()]))
  .transform(([x, y, width, height]) => ({ x, y, width, height }));

/** What the root of a template says about the part. Its view box is the part's place in the frame. */
const factsSchema = z
  .object({
    viewBox: box,
    "data-size-mm": pair,
    "data-focus": pair,
    "data-piece": box.optional(),
    "data-count": z.coerce.number().optional(),
    "data-depth": z.coerce.number().optional(),
    "data-pack": z.enum(["box", "bag", "tag"]).optional(),
    "data-lettered": z.literal("true").optional(),
  })
  .transform((root) => ({
    box: root.viewBox,
    sizeMm: root["data-size-mm"],
    focus: root["data-focus"],
    piece: root["data-piece"],
    count: root["data-count"],
    depth: root["data-depth"],
    pack: root["data-pack"],
    isLettered: root["data-lettered"] === "true",
  }));

const templates = new Map<string, Template>();

/** A template by its path below the folder of templates; read once. */
export function readTemplate(name: string): Template {
  const template = templates.get(name) ?? parseTemplate(name);
  templates.set(name, template);
  return template;
}

function parseTemplate(name: string): Template {
  const { root } = parseXml(readFileSync(join(templatesDir, `${name}.svg`), "utf8"));
  if (!root) throw new Error(`The template ${name} is empty`);
  const definitions = elementsIn(root)
    .filter((element) => element.name === "defs")
    .flatMap(elementsIn)
    .map((element): [string, XmlElement] => [element.attributes["id"] ?? "", element]);
  return { name, root, definitions: new Map(definitions), facts: factsSchema.parse(root.attributes) };
}

export function elementsIn(parent: XmlElement): XmlElement[] {
  return parent.children.filter((child) => child instanceof XmlElement);
}
