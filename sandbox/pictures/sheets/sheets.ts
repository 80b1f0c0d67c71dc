import type { PartPicture } from "../addresses/picture-request.ts";
import type { CarOutline } from "../cars/car-outline.ts";
import { cars, outlineOf } from "../cars/cars.ts";
import { lettering } from "../drawing/lettering.ts";
import { createPen } from "../drawing/pen.ts";
import { circle, element, group, numberText, path, rect, stroke } from "../drawing/shapes.ts";
import { createSheet } from "../drawing/sheet.ts";
import { drawPart } from "../parts/renderers.ts";

/** The sheets of `docs/drawings`, by file name. */
export const sheets: Readonly<Record<string, () => string>> = {
  "silhouettes.svg": () => silhouetteSheet(false),
  "silhouettes-named.svg": () => silhouetteSheet(true),
  "parts.svg": partsSheet,
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

/** Thirty parts as a record describes them. */
const samples: readonly (Pick<PartPicture, "family"> & Partial<PartPicture> & { name: string })[] = [
  { name: "Front guard, left hand", family: "panel_guard", side: "LH", finish: "primer" },
  { name: "Outer sill, right hand", family: "panel_sill", side: "RH", finish: "primer" },
  { name: "Chrome bumper bar", family: "chrome_bumper", finish: "chrome" },
  { name: "Front grille, argent", family: "grille", finish: "argent" },
  { name: "Tail light assembly", family: "tail_light", colour: "red/amber" },
  { name: "Windscreen moulding, set of 5", family: "moulding", finish: "stainless", quantity: 5 },
  { name: "Front door seal", family: "seal_loop", finish: "black" },
  { name: "Bonnet badge", family: "badge", finish: "chrome", label: "253 V8" },
  { name: "Stripe kit, orange", family: "decal", colour: "orange" },
  { name: "Mechanical fuel pump", family: "pump_mech", type: "mechanical fuel pump" },
  { name: "Water pump, black", family: "water_pump", finish: "black" },
  { name: "Oil pump", family: "pump_mech", type: "oil pump" },
  { name: "Power steering pump", family: "pump_mech", type: "power steering pump", finish: "black" },
  { name: "Copper brass radiator", family: "radiator", type: "copper brass radiator", finish: "black" },
  { name: "Heater core", family: "radiator", type: "heater core" },
  { name: "Head gasket, four cylinders", family: "gasket_head", bores: 4, finish: "graphite" },
  { name: "Head gasket, straight six", family: "gasket_head", bores: 6, finish: "steel" },
  { name: "Carburettor rebuild kit", family: "gasket_set", type: "carburettor rebuild kit" },
  { name: "Spark plugs, V8", family: "spark_plug", quantity: 8 },
  { name: "Ignition leads, six", family: "leads", quantity: 7, colour: "blue" },
  { name: "Shock absorber, left hand", family: "shock", finish: "red", brand: "saltbush suspension" },
  { name: "Shock absorbers, pair", family: "shock", finish: "silver", quantity: 2, brand: "saltbush suspension" },
  { name: "Coil spring pair", family: "coil_spring", finish: "blue", quantity: 2 },
  { name: "Brake caliper, zinc", family: "caliper", finish: "zinc", brand: "brolga brakes" },
  { name: "Disc rotor pair", family: "disc_rotor", quantity: 2 },
  { name: "Extractors, straight six", family: "extractors", bores: 6, finish: "ceramic silver" },
  { name: "Steering wheel, woodgrain", family: "steering_wheel", finish: "woodgrain" },
  { name: "T-shirt “Southern Six”", family: "apparel_tee", label: "southern six", colour: "navy", brand: "ridge road legends" },
  { name: "Die-cast 1:64, 1970s coupe", family: "model_car", type: "die-cast model car 1:64", label: "1970s coupe" },
  { name: "Oil filter, black", family: "filter_can", finish: "black", brand: "sheoak filters", label: "she-89571" },
];

const card = { side: 220, art: 176, columns: 6 };

/** Parts at the size of a card on a phone, with what their record says. */
function partsSheet(): string {
  const pen = createPen();
  const cards = samples.map(({ name, ...part }, index) => {
    const { body, box, isLettered } = drawPart(createSheet({ kind: "part", view: "hero", seed: 3, ...part }, pen));
    const scale = Math.min(card.art / box.width, card.art / box.height);
    const [x, y] = [
      (index % card.columns) * card.side + card.side / 2,
      Math.floor(index / card.columns) * (card.side + 14) + card.side / 2,
    ];
    const turn = part.side === "RH" && !isLettered ? -1 : 1;
    const place = `translate(${numberText(x)} ${numberText(y)}) scale(${(scale * turn).toFixed(4)} ${scale.toFixed(4)}) translate(${numberText(-box.x - box.width / 2)} ${numberText(-box.y - box.height / 2)})`;
    const text = { x, y: y + card.side / 2 + 2, height: 9, colour: "#000", anchor: "middle", maxWidth: card.side - 12 } as const;
    return group(body, { transform: place }) + lettering(name, text);
  });
  const height = Math.ceil(samples.length / card.columns) * (card.side + 14) + 10;
  return sheet(card.columns * card.side, height, [element("defs", {}, pen.definitions()), ...cards]);
}
