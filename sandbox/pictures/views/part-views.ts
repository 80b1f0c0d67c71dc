import type { PartPicture } from "../addresses/picture-request.ts";
import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { ink } from "../drawing/colour.ts";
import { lettering } from "../drawing/lettering.ts";
import { circle, element, group, numberText, path, rect, repeat, stroke } from "../drawing/shapes.ts";
import { backdrop, blueprintInk, chip, groundShadow, squaredPaper } from "./backdrop.ts";

const mirror = "matrix(-1 0 0 1 600 0)";
const middle = { x: 300, y: 292 };

/** The part as large as the frame allows, in its middle; a right-hand part is the left-hand one mirrored. */
function sided(art: Artwork, side: PartPicture["side"]): string {
  const { transform } = placement(art);
  const placed = group(art.body, { transform });
  return side === "RH" && !art.isLettered ? group(placed, { transform: mirror }) : placed;
}

function placement({ box }: Artwork): { scale: number; transform: string } {
  const scale = Math.min(500 / box.width, 440 / box.height, 1.7);
  const x = middle.x - (box.x + box.width / 2) * scale;
  const y = middle.y - (box.y + box.height / 2) * scale;
  return { scale, transform: `translate(${numberText(x)} ${numberText(y)}) scale(${numberText(scale)})` };
}

/** Size and position of the part as `sided` places it, and its focus. */
function placedBox(art: Artwork, side: PartPicture["side"]) {
  const { scale } = placement(art);
  const [width, height] = [art.box.width * scale, art.box.height * scale];
  const offsetX = (art.focus[0] - art.box.x - art.box.width / 2) * scale;
  const isMirrored = side === "RH" && !art.isLettered;
  return {
    x: middle.x - width / 2,
    y: middle.y - height / 2,
    width,
    height,
    focusX: middle.x + (isMirrored ? -offsetX : offsetX),
    focusY: middle.y + (art.focus[1] - art.box.y - art.box.height / 2) * scale,
  };
}

/** The measured piece as `sided` places it. */
function placedPiece(art: Artwork, side: PartPicture["side"]) {
  const whole = placedBox(art, side);
  if (!art.piece) return whole;
  const { scale } = placement(art);
  const width = art.piece.width * scale;
  const x = whole.x + (art.piece.x - art.box.x) * scale;
  const isMirrored = side === "RH" && !art.isLettered;
  return {
    x: isMirrored ? 2 * middle.x - x - width : x,
    y: whole.y + (art.piece.y - art.box.y) * scale,
    width,
    height: art.piece.height * scale,
  };
}

function sideChip(side: PartPicture["side"]): string {
  return side ? chip(side) : "";
}

export function heroView(art: Artwork, sheet: Sheet): string {
  const box = placedBox(art, sheet.side);
  return (
    backdrop(sheet.pen) +
    groundShadow(sheet.pen, middle.x, box.y + box.height + 8, box.width) +
    sided(art, sheet.side) +
    sideChip(sheet.side)
  );
}

/** Three-quarter view: flat parts get an edge of their own outline, round ones lean. */
export function angleView(art: Artwork, sheet: Sheet): string {
  const box = placedBox(art, sheet.side);
  const { x: cx, y: cy } = middle;
  const depth = art.depth ?? 0;
  const scale = 0.9;
  const turn = depth > 0 ? `matrix(${0.78 * scale} ${-0.13 * scale} 0 ${scale} 0 0)` : `rotate(-14) scale(${scale})`;
  const place = `translate(${numberText(cx)} ${numberText(cy)}) ${turn} translate(${numberText(-cx)} ${numberText(-cy)})`;
  const layers = Math.min(7, Math.ceil(depth / 3));
  const step = layers > 0 ? depth / layers : 0;
  const edge = sheet.pen.define((id) =>
    element(
      "filter",
      { id, x: "-5%", y: "-5%", width: "110%", height: "110%", "color-interpolation-filters": "sRGB" },
      element("feColorMatrix", { values: "0.3 0 0 0 0.02 0 0.3 0 0 0.02 0 0 0.3 0 0.03 0 0 0 1 0" }),
    ),
  );
  const body = sided(art, sheet.side);
  const copies = repeat(layers, (index) =>
    element("use", { href: "#part", x: (layers - index) * step, y: (layers - index) * step * 0.12 }),
  );
  return (
    backdrop(sheet.pen) +
    groundShadow(sheet.pen, cx + depth / 2, cy + (box.height / 2) * scale + (depth > 0 ? box.width * 0.045 : 14), box.width * 0.85) +
    group((layers > 0 ? group(copies, { filter: edge }) : "") + group(body, { id: "part" }), { transform: place }) +
    sideChip(sheet.side)
  );
}

/** The whole part small and pale, and one spot of it (or its cross-section) under the glass. */
export function detailView(art: Artwork, sheet: Sheet): string {
  const { pen } = sheet;
  const { focusX, focusY } = placedBox(art, sheet.side);
  const [glassX, glassY, radius, zoom] = [372, 350, 196, 2.3];
  const body = sided(art, sheet.side);
  const clip = pen.clip(circle(glassX, glassY, radius));
  const spot = { x: 30 + focusX * 0.5, y: 20 + focusY * 0.5 };
  const enlarged = art.profile
    ? group(art.profile, { transform: `translate(${glassX - 150} ${glassY - 150}) scale(1.5)` })
    : group(body, { transform: `translate(${numberText(glassX - focusX * zoom)} ${numberText(glassY - focusY * zoom)}) scale(${zoom})` });
  return (
    backdrop(pen) +
    group(body, { transform: "translate(30 20) scale(0.5)", opacity: 0.8 }) +
    stroke(`M${numberText(spot.x)} ${numberText(spot.y)}L${glassX - 110} ${glassY - 110}`, ink.red, 1.6) +
    circle(spot.x, spot.y, 16, { fill: "none", stroke: ink.red, "stroke-width": 2 }) +
    circle(glassX + 4, glassY + 10, radius + 6, { fill: "#1c2230", opacity: 0.16 }) +
    circle(glassX, glassY, radius, { fill: "#fbfaf7" }) +
    group(enlarged, { "clip-path": clip }) +
    circle(glassX, glassY, radius, { fill: "none", stroke: "#ffffff", "stroke-width": 9 }) +
    circle(glassX, glassY, radius + 4.5, { fill: "none", stroke: ink.black, "stroke-width": 2 }) +
    (art.profile ? lettering("Section", { x: 564, y: 582, height: 15, colour: ink.black, anchor: "end" }) : "") +
    (sheet.side ? chip(sheet.side, 120, 584) : "")
  );
}

export function dimensionView(art: Artwork, sheet: Sheet, size: string | undefined): string {
  const [width, height] = millimetres(size, art.sizeMm);
  const box = placedBox(art, sheet.side);
  const scale = Math.min(390 / box.width, 390 / box.height, 1.15);
  const [drawnLeft, drawnTop] = [248 - (box.width * scale) / 2, 254 - (box.height * scale) / 2];
  const grey = sheet.pen.define((id) =>
    element(
      "filter",
      { id, "color-interpolation-filters": "sRGB" },
      element("feColorMatrix", { values: "0.16 0.32 0.06 0 0.42 0.16 0.32 0.06 0 0.45 0.16 0.32 0.06 0 0.50 0 0 0 1 0" }),
    ),
  );
  const place = `translate(${numberText(drawnLeft - box.x * scale)} ${numberText(drawnTop - box.y * scale)}) scale(${numberText(scale)})`;
  const piece = placedPiece(art, sheet.side);
  const [left, top] = [drawnLeft + (piece.x - box.x) * scale, drawnTop + (piece.y - box.y) * scale];
  const [right, bottom] = [left + piece.width * scale, top + piece.height * scale];
  const [rulerX, rulerY] = [Math.max(drawnLeft + box.width * scale + 62, 470), Math.max(drawnTop + box.height * scale + 34, 440)];
  return (
    squaredPaper() +
    group(group(sided(art, sheet.side), { transform: place }), { filter: grey }) +
    dashed(
      `M${numberText(left)} ${numberText(bottom + 6)}V${numberText(rulerY + 12)}M${numberText(right)} ${numberText(bottom + 6)}V${numberText(rulerY + 12)}`,
    ) +
    dashed(
      `M${numberText(right + 6)} ${numberText(top)}H${numberText(rulerX + 12)}M${numberText(right + 6)} ${numberText(bottom)}H${numberText(rulerX + 12)}`,
    ) +
    arrow(left, rulerY, right, rulerY) +
    arrow(rulerX, top, rulerX, bottom) +
    measure(width, (left + right) / 2, right - left < 110 ? rulerY + 34 : rulerY + 6) +
    measure(height, Math.min(rulerX, 530), (top + bottom) / 2 + 6) +
    titleBlock(sheet)
  );
}

function millimetres(size: string | undefined, fallback: readonly [number, number]): readonly [number, number] {
  const [width, height] = (size ?? "").split(/x|×/).map(Number);
  return [usable(width) ?? fallback[0], usable(height) ?? fallback[1]];
}

function usable(value: number | undefined): number | undefined {
  return value !== undefined && Number.isFinite(value) && value > 0 && value < 100_000 ? value : undefined;
}

function dashed(data: string): string {
  return stroke(data, blueprintInk.line, 1, { "stroke-dasharray": "5 4", "stroke-linecap": "butt" });
}

function arrow(x1: number, y1: number, x2: number, y2: number): string {
  const isAcross = y1 === y2;
  const head = (x: number, y: number, sign: number) =>
    isAcross
      ? path(`M${numberText(x)} ${numberText(y)}l${12 * sign} -5v10Z`, { fill: blueprintInk.line })
      : path(`M${numberText(x)} ${numberText(y)}l-5 ${12 * sign}h10Z`, { fill: blueprintInk.line });
  return (
    stroke(`M${numberText(x1)} ${numberText(y1)}L${numberText(x2)} ${numberText(y2)}`, blueprintInk.line, 1.6) +
    head(x1, y1, 1) +
    head(x2, y2, -1)
  );
}

function measure(value: number, x: number, y: number): string {
  const text = `${numberText(value)} mm`;
  return (
    rect(x - text.length * 6.6 - 4, y - 20, text.length * 13.2 + 8, 28, { fill: blueprintInk.paper, rx: 2 }) +
    lettering(text, { x, y, height: 17, colour: blueprintInk.line, anchor: "middle", weight: 0.13 })
  );
}

function titleBlock(sheet: Sheet): string {
  return (
    stroke("M20 540H580V580H20ZM430 540V580M500 540V580", blueprintInk.line, 1.4, { "stroke-linejoin": "miter" }) +
    lettering(sheet.family.replaceAll("_", " "), { x: 34, y: 567, height: 14, colour: blueprintInk.line, maxWidth: 380 }) +
    lettering("mm", { x: 465, y: 566, height: 13, colour: blueprintInk.line, anchor: "middle" }) +
    lettering(sheet.side ?? "A4", { x: 540, y: 567, height: 14, colour: blueprintInk.line, anchor: "middle" })
  );
}
