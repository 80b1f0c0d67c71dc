import { isPartFamily } from "../addresses/part-family.ts";
import type { Artwork } from "../drawing/artwork.ts";
import { ink } from "../drawing/colour.ts";
import type { Pen } from "../drawing/pen.ts";
import { createPen } from "../drawing/pen.ts";
import { circle, element, group, numberText, repeat, stroke } from "../drawing/shapes.ts";
import { createSheet } from "../drawing/sheet.ts";
import { drawPart } from "../parts/renderers.ts";
import { assemblyPlans, type PlannedAssembly, type PlannedPart } from "./assembly-plans.ts";
import { type Axis, layOut, type PlacedPart, turnedShare } from "./lay-out.ts";
import { unsoldParts } from "./unsold-parts.ts";

function artOf({ family, product_type: type }: PlannedPart, pen: Pen): Artwork {
  const unsold = unsoldParts[family];
  if (unsold) return unsold(pen);
  if (!isPartFamily(family)) throw new TypeError(`No drawing for ${family}`);
  return drawPart(createSheet({ kind: "part", family, view: "hero", seed: 3, type: type.toLowerCase() }, pen));
}

/** Where everything of an assembly stands; a drawing and the story that numbers it agree by asking here. */
export function laidOut({ parts }: PlannedAssembly, pen: Pen = createPen()) {
  const arts = new Map(parts.map((part) => [part, artOf(part, pen)]));
  const artFor = (part: PlannedPart) => arts.get(part) ?? artOf(part, pen);
  return { ...layOut(parts, (part) => artFor(part).box), artFor };
}

/** An exploded view, 1200 × 800: parts threaded on their axes, with a line from each to where its number goes. */
export function assemblyPicture(slug: string, pen: Pen): string {
  const plan = assemblyPlans().get(slug);
  if (!plan) throw new TypeError(`Unknown assembly: ${slug}`);
  const { placed, axes, artFor } = laidOut(plan, pen);
  const edge = pen.define((id) =>
    element(
      "filter",
      { id, x: "-5%", y: "-5%", width: "110%", height: "110%", "color-interpolation-filters": "sRGB" },
      element("feColorMatrix", { values: "0.3 0 0 0 0.06 0 0.3 0 0 0.07 0 0 0.3 0 0.09 0 0 0 1 0" }),
    ),
  );
  return [
    ...axes.map(axisLine),
    ...placed.map(leader),
    ...placed.map((each) => placedPart(each, artFor(each.part), edge)),
    ...placed.map(({ numberAt }) => circle(numberAt.x, numberAt.y, 4, { fill: ink.blue })),
  ].join("");
}

function axisLine({ from, to }: Axis): string {
  const line = `M${numberText(from.x)} ${numberText(from.y)}L${numberText(to.x)} ${numberText(to.y)}`;
  return stroke(line, ink.blue, 1.6, { "stroke-dasharray": "26 6 4 6", "stroke-linecap": "butt", opacity: 0.55 });
}

function leader({ x, y, numberAt }: PlacedPart): string {
  return stroke(`M${numberText(x)} ${numberText(y)}L${numberText(numberAt.x)} ${numberText(numberAt.y)}`, ink.blue, 2);
}

const edgeLayers = 6;

/** A part in its place; one that is turned towards its axis shows its edge. */
function placedPart({ part: { number, turned }, x, y, scale }: PlacedPart, { body, box, depth = 0 }: Artwork, edge: string): string {
  const centred = group(body, { transform: `translate(${numberText(-box.x - box.width / 2)} ${numberText(-box.y - box.height / 2)})` });
  if (!turned) return group(centred, { transform: `translate(${numberText(x)} ${numberText(y)}) scale(${numberText(scale)})` });
  const id = `piece-${number}`;
  const step = Math.max(depth, box.width * 0.06) / edgeLayers;
  const copies = repeat(edgeLayers, (index) =>
    element("use", { href: `#${id}`, x: (edgeLayers - index) * step, y: (index - edgeLayers) * step * 0.14 }),
  );
  const turn = `matrix(${numberText(turnedShare * scale)} ${numberText(-0.1 * scale)} 0 ${numberText(scale)} ${numberText(x)} ${numberText(y)})`;
  return group(group(copies, { filter: edge }) + group(centred, { id }), { transform: turn });
}
