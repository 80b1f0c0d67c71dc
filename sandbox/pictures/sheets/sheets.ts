import type { CarOutline } from "../cars/car-outline.ts";
import { cars, outlineOf } from "../cars/cars.ts";
import { lettering } from "../drawing/lettering.ts";
import { circle, element, group, numberText, path, rect, stroke } from "../drawing/shapes.ts";

/** The sheets of `docs/drawings`, by file name. */
export const sheets: Readonly<Record<string, () => string>> = {
  "silhouettes.svg": () => silhouetteSheet(false),
  "silhouettes-named.svg": () => silhouetteSheet(true),
};

function sheet(width: number, height: number, children: string[]): string {
  const attributes = { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, width, height };
  return `${element("svg", attributes, [rect(0, 0, width, height, { fill: "#fff" }), ...children].join("\n"))}\n`;
}

/** A car as a plain shape in the 900 × 360 frame; with windows the ground shows through its glass and rims. */
export function silhouette(outline: CarOutline, ink: string, ground: string | null): string {
  const wheelY = 304 - outline.radius;
  const tyres = outline.wheels.map((x) => circle(x, wheelY, outline.radius, { fill: ink })).join("");
  const shape = path(outline.body, { fill: ink }) + tyres;
  if (ground === null) return shape;
  const rims = outline.wheels.map((x) => circle(x, wheelY, outline.radius * 0.52, { fill: ground })).join("");
  return shape + path(outline.glass, { fill: ground }) + stroke(outline.pillars, ink, 9, { "stroke-linecap": "butt" }) + rims;
}

const columns = 6;
const cell = { width: 250, height: 128 };
const pixelsPerMm = 0.042;

/** All cars at one scale, black on white: plain shapes to be guessed, or with windows and names. */
function silhouetteSheet(isNamed: boolean): string {
  const figures = cars.map(({ slug, name }, index) => {
    const outline = outlineOf(slug);
    const scale = pixelsPerMm / outline.pixelsPerMm;
    const [x, y] = [(index % columns) * cell.width, Math.floor(index / columns) * cell.height];
    const place = `translate(${numberText(x + cell.width / 2 - 450 * scale)} ${numberText(y + 104 - 304 * scale)}) scale(${scale.toFixed(4)})`;
    const text = { x: x + cell.width / 2, y: y + 124, height: 9, colour: "#000", anchor: "middle", maxWidth: 236 } as const;
    return group(silhouette(outline, "#000", isNamed ? "#fff" : null), { transform: place }) + (isNamed ? lettering(name, text) : "");
  });
  return sheet(columns * cell.width, Math.ceil(cars.length / columns) * cell.height + 20, figures);
}
