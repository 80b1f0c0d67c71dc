import type { ProductType } from "#sandbox/catalogue/tables/product-types.ts";
import { hasSideOption } from "./part-kinds.ts";
import type { ProductDraft } from "./product-draft.ts";
import { type Random, randomFor } from "../random.ts";
import { sideLabel } from "./sides.ts";

export type ProductOption = { name: string; values: string[] };

const colourOptions = new Set(["Colour", "Finish", "Tint", "Knob colour", "Fascia"]);
const mostColours = 4;

/** The options a shopper chooses from; Shopify's single "Title" where there is nothing to choose. */
export function optionsOf(draft: ProductDraft): ProductOption[] {
  const random = randomFor(`options|${draft.partKey}`);
  const named = draft.type.variant_options.map((name) => ({ name, values: valuesOf(draft.type, name, random) }));
  const options = [...named, ...sideOption(draft.type), ...packOption(draft)].filter(({ values }) => values.length > 1);
  return options.length === 0 ? [{ name: "Title", values: ["Default Title"] }] : options;
}

export function isColourOption(name: string): boolean {
  return colourOptions.has(name);
}

/** Every combination of the option values, in the order of the options. */
export function combinationsOf(options: ProductOption[]): Record<string, string>[] {
  return options.reduce<Record<string, string>[]>(
    (combinations, { name, values }) => combinations.flatMap((combination) => values.map((value) => ({ ...combination, [name]: value }))),
    [{}],
  );
}

function valuesOf(type: ProductType, name: string, random: Random): string[] {
  const listed = valuesByType[type.product_type]?.[name] ?? valuesByOption[name];
  if (listed !== undefined) return [...listed];
  if (name === "Size") return [...sizesOf(type.extra_attributes)];
  if (name === "Material") return type.materials.slice(0, 3);
  return someOf(type.colours, mostColours, random);
}

function sideOption(type: ProductType): ProductOption[] {
  return hasSideOption(type) ? [{ name: "Side", values: type.sides.map(sideLabel) }] : [];
}

/** Clips and grommets come in packs; a part made by the side does not. */
function packOption({ type, side }: ProductDraft): ProductOption[] {
  const isSmallPart = /^(clip|bush_small|clamp|bolts|nuts|box_assort|decal)$/.test(type.svg_family);
  if (side !== null || !isSmallPart || type.pack_quantities.length < 2) return [];
  return [{ name: "Pack size", values: type.pack_quantities.map((quantity) => (quantity === "1" ? "Single" : `Pack of ${quantity}`)) }];
}

function someOf(values: readonly string[], count: number, random: Random): string[] {
  if (values.length <= count) return [...values];
  const skipped = random.int(0, values.length - 1);
  return [...values.slice(skipped), ...values.slice(0, skipped)].slice(0, count);
}

/** Values of the options that product_types.csv names without listing them, by product type first and by option name second. */
const valuesByType: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "Steel wheel": { Size: ["14x6", "14x7", "15x7", "15x8"] },
  "Alloy wheel": { Size: ["15x7", "17x7", "17x8", "18x8"] },
  "Hose clamp": { Size: ["12–20 mm", "18–32 mm", "25–40 mm", "35–50 mm", "45–70 mm"] },
  "Tin sign": { Size: ["20x30 cm", "30x40 cm", "40x60 cm"] },
  "Wiper blade": { Length: ["300 mm", "350 mm", "380 mm", "400 mm", "450 mm"] },
  "LED light bar": { Length: ["12 inch", "20 inch", "40 inch"] },
  "Trolley jack": { Capacity: ["1500 kg", "2000 kg", "3000 kg"] },
  "Axle stand pair": { Capacity: ["2000 kg", "3000 kg", "6000 kg"] },
  "Ignition coil": { Type: ["Standard", "Ballast", "High output"] },
  Distributor: { Type: ["Points", "Electronic"] },
  "Clutch kit": { Duty: ["Standard", "Heavy duty", "Sports"] },
  "Reconditioned automatic transmission": { Duty: ["Standard", "Heavy duty"] },
  "Car wash shampoo": { Volume: ["500 mL", "1 L", "2 L"] },
  "Carnauba wax": { Volume: ["200 g", "340 g"] },
  "Vinyl and leather care": { Volume: ["250 mL", "500 mL"] },
  "Rust converter": { Volume: ["500 mL", "1 L", "4 L"] },
  "Fitted car cover": { Material: ["Indoor stretch", "Outdoor polyester", "Lined cotton"] },
  "Chrome air cleaner": { Diameter: ["9 inch", "10 inch", "14 inch"] },
};

const valuesByOption: Readonly<Record<string, readonly string[]>> = {
  Globe: ["H4 60/55 W", "H4 100/90 W", "LED"],
  Base: ["BA15s", "BAY15d", "T10 wedge", "Festoon 36 mm"],
  Oversize: ["Standard", "+0.020 in", "+0.030 in", "+0.040 in", "+0.060 in"],
  Undersize: ["Standard", "0.010 in", "0.020 in", "0.030 in"],
  Grind: ["Mild", "Street", "Street and strip"],
  Grade: ["15W-40", "20W-50", "25W-60"],
  DOT: ["DOT 3", "DOT 4", "DOT 5.1"],
  Temperature: ["71 °C", "82 °C", "91 °C"],
  Flow: ["90 L/h", "150 L/h", "255 L/h"],
  CFM: ["350 cfm", "500 cfm", "600 cfm", "750 cfm"],
  Style: ["Plain", "Slotted", "Slotted and dimpled"],
  Compound: ["Street", "Heavy duty", "Track day"],
  Height: ["Standard", "Lowered 30 mm", "Lowered 50 mm", "Raised 30 mm"],
  Rate: ["Standard", "+100 kg", "+200 kg"],
  Valving: ["Standard", "Sports", "Heavy duty"],
  Ratio: ["2.78:1", "3.08:1", "3.36:1", "3.55:1", "3.90:1"],
  Output: ["55 A", "85 A", "100 A"],
  CCA: ["400 CCA", "520 CCA", "650 CCA"],
  Tone: ["High and low", "Air horn"],
  Fascia: ["Chrome", "Black"],
  Thread: ["7/16 UNF", "1/2 UNF", "M12x1.5", "M12x1.25"],
  Drive: ["1/4 inch", "3/8 inch", "1/2 inch"],
  Drawers: ["5 drawers", "8 drawers", "11 drawers"],
  "Paint code": ["Lime", "Burnt orange", "Deep blue", "Bright red", "Ivory white"],
  Value: ["$25", "$50", "$100", "$250", "$500"],
  Rotation: ["Standard rotation", "Reverse rotation"],
  Scale: ["Oil pressure", "Water temperature", "Volts", "Fuel level"],
};

const sizeRuns: Readonly<Record<string, readonly string[]>> = {
  "S-5XL": ["S", "M", "L", "XL", "2XL", "3XL", "4XL", "5XL"],
  "8-20": ["8", "10", "12", "14", "16", "18", "20"],
  "2-14": ["2", "4", "6", "8", "10", "12", "14"],
  "77R-132R": ["77R", "82R", "87R", "92R", "97R", "102R", "107R", "112R", "117R", "122R", "127R", "132R"],
  "S-2XL": ["S", "M", "L", "XL", "2XL"],
};

/** Reads "sizes:S-5XL" of the extra attributes. */
function sizesOf(extraAttributes: readonly string[]): readonly string[] {
  const run = extraAttributes.find((attribute) => attribute.startsWith("sizes:"))?.slice("sizes:".length);
  return sizeRuns[run ?? ""] ?? ["S", "M", "L", "XL"];
}
