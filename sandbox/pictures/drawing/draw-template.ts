import type { XmlElement } from "@rgrove/parse-xml";
import type { Artwork, Sheet } from "./artwork.ts";
import { darken, lighten } from "./colour.ts";
import { lettering } from "./lettering.ts";
import { isMaterialName, material, paint, type Material } from "./material.ts";
import { stopElements } from "./pen.ts";
import { elementsIn, readTemplate, type Template } from "./read-template.ts";
import { element, group } from "./shapes.ts";
import { boltHead, boltHole, lyingCylinder, tube, uprightCylinder } from "./solids.ts";

type Place = { x: number; y: number; width: number; height: number };

/** What goes into a template's slots. */
type Filling = {
  /** Colours and materials. */
  slots?: Readonly<Record<string, string | Material>>;
  /** Words besides the part's label and brand. */
  texts?: Readonly<Record<string, string>>;
  /** What code draws, in the place that the template gives it. */
  drawings?: Readonly<Record<string, (place: Place) => string>>;
  /** Which of the elements that exclude each other is drawn. */
  variant?: string;
};
type Drawing = { template: Template; sheet: Sheet; filling: Filling };

/** Draws a part from an SVG file in `templates/`. The README says what its slots are. */
export function drawTemplate(name: string, sheet: Sheet, filling: Filling = {}): Artwork {
  const template = readTemplate(name);
  return { ...template.facts, body: drawChildren({ template, sheet, filling }, template.root) };
}

function drawChildren(drawing: Drawing, parent: XmlElement): string {
  return elementsIn(parent)
    .filter(({ name, attributes: { "data-when": variant } }) => name !== "defs" && (!variant || variant === drawing.filling.variant))
    .map((child) => drawElement(drawing, child))
    .join("");
}

function drawElement(drawing: Drawing, node: XmlElement): string {
  const { name, attributes } = node;
  if (attributes["data-solid"]) return drawSolid(drawing, node, attributes["data-solid"]);
  if (attributes["data-drawing"]) return drawByCode(drawing, node, attributes["data-drawing"]);
  if (name === "text") return drawText(drawing, node);
  if (name === "use")
    return group(drawChildren(drawing, definition(drawing, attributes["href"] ?? "")), { transform: attributes["transform"] });
  return element(name, filledAttributes(drawing, node), drawChildren(drawing, node));
}

function definition({ template }: Drawing, reference: string): XmlElement {
  const found = template.definitions.get(reference.replace("#", ""));
  if (!found) throw new Error(`The template ${template.name} has no ${reference}`);
  return found;
}

/** The element's own attributes, with the slots' colours in the place of the sample's and without what only the template means. */
function filledAttributes(drawing: Drawing, { attributes }: XmlElement): Record<string, string> {
  const isOwn = (key: string) => !key.startsWith("data-") && key !== "id" && key !== "display";
  const filled = Object.entries(attributes).map(([key, sample]): [string, string] => {
    const slot = attributes[`data-${key}`];
    if (slot !== undefined) return [key, colourOf(drawing, slot)];
    const [, reference] = /^url\((#.+)\)$/.exec(sample) ?? [];
    return [key, reference === undefined ? sample : define(drawing, definition(drawing, reference))];
  });
  return Object.fromEntries(filled.filter(([key]) => isOwn(key)));
}

/** A gradient or a clip in the picture's own definitions, where equal ones are written once. */
function define(drawing: Drawing, node: XmlElement): string {
  const attributes = filledAttributes(drawing, node);
  const [slot, tone] = node.attributes["data-stops"]?.split(".") ?? [];
  const stops = slot && (tone === "face" || tone === "tube") ? stopElements(materialOf(drawing, slot)[tone]) : drawChildren(drawing, node);
  return drawing.sheet.pen.define((id) => element(node.name, { id, ...attributes }, stops));
}

/** What fills the slot, or else a material of its own name or a paint of its own colour. */
function materialOf({ template, filling }: Drawing, name: string): Material {
  const filler = filling.slots?.[name] ?? name;
  if (typeof filler !== "string") return filler;
  if (isMaterialName(filler)) return material(filler);
  if (!filler.startsWith("#")) throw new Error(`Nothing fills ${name} in the template ${template.name}`);
  return paint(filler);
}

const tones = ["light", "mid", "dark", "edge", "shine"] as const;

/** `skin.edge` is a tone of a material; `cover` a colour, `cover-darker-30` and `cover-lighter-20` shades of it. */
function colourOf(drawing: Drawing, slot: string): string {
  const [name = "", toneName] = slot.split(".");
  const tone = tones.find((known) => known === toneName);
  if (tone) return materialOf(drawing, name)[tone];
  const [, base = slot, direction, share] = /^(.+)-(darker|lighter)-(\d+)$/.exec(slot) ?? [];
  const colour = drawing.filling.slots?.[base];
  if (typeof colour !== "string") throw new Error(`Nothing fills ${slot} in the template ${drawing.template.name}`);
  if (direction === undefined) return colour;
  return (direction === "darker" ? darken : lighten)(colour, Number(share) / 100);
}

/** Round bodies are lit by code, along the path or in the box that the template gives. */
function drawSolid(drawing: Drawing, { attributes }: XmlElement, solid: string): string {
  const { pen } = drawing.sheet;
  const number = (key: string) => Number(attributes[key]);
  const named = (key: string) => materialOf(drawing, attributes[key] ?? attributes["data-material"] ?? "");
  const tilt = attributes["data-tilt"] === undefined ? undefined : number("data-tilt");
  switch (solid) {
    case "tube":
      return tube(attributes["d"] ?? "", number("stroke-width"), named("data-material"));
    case "bolt-hole":
      return boltHole(number("cx"), number("cy"), number("r"));
    case "bolt-head":
      return boltHead(pen, number("cx"), number("cy"), number("r"), named("data-material"));
    case "upright-cylinder":
      return uprightCylinder(
        pen,
        number("x"),
        number("y"),
        number("width"),
        number("height"),
        named("data-material"),
        named("data-lid"),
        tilt,
      );
    case "lying-cylinder": {
      const end = attributes["data-end"] === undefined ? undefined : named("data-end");
      return lyingCylinder(pen, number("x"), number("y"), number("width"), number("height"), named("data-material"), end, tilt);
    }
    default:
      throw new Error(`${solid} is no solid`);
  }
}

function drawByCode(drawing: Drawing, { name, attributes }: XmlElement, slot: string): string {
  const draw = drawing.filling.drawings?.[slot];
  if (!draw) throw new Error(`Nothing draws ${slot} in the template ${drawing.template.name}`);
  const [x, y, width, height] = ["x", "y", "width", "height"].map((key) => Number(attributes[key] ?? 0));
  const drawn = draw({ x: x ?? 0, y: y ?? 0, width: width ?? 0, height: height ?? 0 });
  return name === "g" ? group(drawn, { transform: attributes["transform"] }) : drawn;
}

/** Words are drawn as outlines, because no font is the same everywhere; a slot that nothing fills keeps the sample. */
function drawText(drawing: Drawing, node: XmlElement): string {
  const { attributes } = node;
  const { label, brand } = drawing.sheet;
  const words: Record<string, string | undefined> = { label, brand, ...drawing.filling.texts };
  const optional = (key: string) => (attributes[key] === undefined ? undefined : Number(attributes[key]));
  return lettering(words[attributes["data-text"] ?? ""] ?? node.text, {
    x: Number(attributes["x"]),
    y: Number(attributes["y"]),
    height: Number(attributes["font-size"]),
    colour: filledAttributes(drawing, node)["fill"] ?? "",
    anchor: attributes["text-anchor"] === "middle" ? "middle" : attributes["text-anchor"] === "end" ? "end" : "start",
    weight: optional("data-weight"),
    maxWidth: optional("data-width-max"),
    slant: optional("data-slant"),
    opacity: optional("opacity"),
  });
}
