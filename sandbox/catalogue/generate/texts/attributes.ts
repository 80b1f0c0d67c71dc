import type { ProductDraft } from "../plan/product-draft.ts";
import { type Random, randomFor } from "../random.ts";

export type Specification = { label: string; value: string };

type Maker = (random: Random) => string;
const steps =
  (min: number, max: number, step: number, unit: string): Maker =>
  (random) =>
    `${min + step * random.int(0, Math.round((max - min) / step))}${unit}`;
const oneOf =
  (...values: string[]): Maker =>
  (random) =>
    random.pick(values);

/** How each extra attribute of product_types.csv reads and which values it takes. */
const attributes: Readonly<Record<string, [label: string, make: Maker]>> = {
  adr_compliant: ["ADR compliant", oneOf("Yes")],
  ah: ["Capacity", steps(40, 70, 5, " Ah")],
  amps: ["Output", oneOf("55 A", "85 A", "100 A")],
  area_m2: ["Area", oneOf("0.4 m²", "1.8 m²", "3.6 m²")],
  base_type: ["Base", oneOf("BA15s", "BAY15d", "T10")],
  body_style: ["Panel standard", oneOf("Pressed to original shape", "Stamped on new tooling")],
  bore_mm: ["Bore", steps(19, 27, 1, " mm")],
  buckle_length_mm: ["Buckle stalk", oneOf("230 mm", "300 mm", "450 mm")],
  cca: ["Cold cranking", oneOf("400 CCA", "520 CCA", "650 CCA")],
  cfm: ["Flow", oneOf("350 cfm", "500 cfm", "600 cfm")],
  choke: ["Choke", oneOf("Manual", "Electric")],
  circuit: ["Circuit", oneOf("Single", "Dual")],
  core_mm: ["Core", oneOf("42 mm", "56 mm", "70 mm")],
  cores: ["Core rows", oneOf("2", "3", "4")],
  diameter_mm: ["Diameter", steps(52, 290, 14, " mm")],
  diff_model: ["Differential", oneOf("Salisbury", "Banjo", "9 inch", "Borg Warner 78")],
  dot: ["Standard", oneOf("DOT 3", "DOT 4")],
  duration_deg: ["Duration", steps(260, 300, 4, "°")],
  gearbox_model: ["Gearbox", oneOf("3 speed", "4 speed", "5 speed")],
  globe_type: ["Globe", oneOf("H1", "H4", "Sealed beam")],
  heat_range: ["Heat range", oneOf("5", "6", "7")],
  height: ["Height", oneOf("Standard", "Low")],
  hole_mm: ["Panel hole", steps(6, 32, 2, " mm")],
  hz: ["Frequency", oneOf("335/435 Hz", "400/500 Hz")],
  id_mm: ["Inside diameter", steps(30, 80, 5, " mm")],
  indoor: ["Use", oneOf("Indoor", "Indoor and outdoor")],
  inlet_in: ["Inlet", oneOf("2 in", "2¼ in", "2½ in")],
  keys_supplied: ["Keys supplied", oneOf("2", "4")],
  kw: ["Power", oneOf("1.1 kW", "1.4 kW", "1.8 kW")],
  leaves: ["Leaves", oneOf("4", "5", "7")],
  length_mm: ["Length", steps(300, 1800, 50, " mm")],
  limited_run: ["Edition", oneOf("Limited run of 504", "Limited run of 750")],
  load_kg: ["Load rating", steps(400, 800, 50, " kg")],
  locking: ["Locking", oneOf("Yes", "No")],
  lph: ["Flow", oneOf("90 L/h", "150 L/h", "255 L/h")],
  lumens: ["Light output", steps(4000, 18000, 1000, " lm")],
  min_wheel_in: ["Smallest wheel", oneOf("16 in", "17 in")],
  od_mm: ["Outside diameter", steps(50, 110, 5, " mm")],
  offset: ["Offset", oneOf("+0 mm", "+6 mm", "+20 mm", "+35 mm")],
  ohm_range: ["Resistance", oneOf("0–90 Ω", "73–10 Ω")],
  pages: ["Pages", steps(96, 480, 16, "")],
  pcd: ["PCD", oneOf("5x108", "5x114.3", "5x120", "5x120.65")],
  pieces: ["Pieces", steps(4, 48, 4, "")],
  pipe_in: ["Pipe", oneOf("2 in", "2¼ in", "2½ in", "3 in")],
  piston_mm: ["Piston", steps(40, 60, 2, " mm")],
  pistons: ["Pistons", oneOf("4", "6")],
  pressure_kpa: ["Pressure", oneOf("90 kPa", "103 kPa", "110 kPa")],
  primary_in: ["Primaries", oneOf("1½ in", "1⅝ in", "1¾ in")],
  primary_ohm: ["Primary resistance", oneOf("1.5 Ω", "3.0 Ω")],
  profile_mm: ["Profile", oneOf("10 x 12 mm", "12 x 18 mm", "15 x 20 mm")],
  proof_of_ownership_required: ["Proof of ownership", oneOf("Needed before we stamp the plate")],
  psi: ["Pressure", oneOf("4–7 psi", "45–60 psi")],
  rate_nmm: ["Spring rate", steps(18, 44, 2, " N/mm")],
  rating_kg: ["Rating", oneOf("1200 kg", "1600 kg", "2300 kg", "8000 kg")],
  ratio: ["Ratio", oneOf("16:1", "20:1", "3.08:1", "3.55:1")],
  refrigerant: ["Refrigerant", oneOf("R134a")],
  rotor_mm: ["Rotor", oneOf("330 mm", "343 mm", "355 mm")],
  seat_config: ["Front seats", oneOf("Bench", "Bucket")],
  seat_type: ["Seat type", oneOf("Bench", "Bucket", "Split bench")],
  shore_a: ["Hardness", oneOf("80 Shore A", "90 Shore A", "95 Shore A")],
  slotted: ["Slotted", oneOf("Yes", "No")],
  sold_by_metre: ["Sold by", oneOf("The metre, in one length up to 50 m")],
  splines: ["Splines", oneOf("10", "24", "26", "28")],
  teeth: ["Teeth", oneOf("9", "120", "132", "153")],
  terminal_layout: ["Terminals", oneOf("Left positive", "Right positive")],
  thread: ["Thread", oneOf("7/16 UNF", "1/2 UNF", "M12x1.5", "3/4 UNF")],
  trans_model: ["Transmission", oneOf("Trimatic", "C4", "Turbo 350", "BorgWarner 35")],
  transmission: ["Transmission", oneOf("Manual", "Automatic")],
  type: ["Type", oneOf("Gas", "Twin tube")],
  volume_l: ["Volume", oneOf("0.5 L", "1 L", "5 L")],
  volume_ml: ["Volume", oneOf("250 mL", "300 mL", "500 mL")],
  watts: ["Power", oneOf("4 x 45 W", "4 x 50 W")],
  weight_g: ["Net weight", oneOf("100 g", "200 g", "300 g")],
  width_mm: ["Width", oneOf("10 mm", "13 mm", "45 mm", "57 mm")],
};

/** Types for which the usual range of an attribute would be absurd. */
const byType: Readonly<Record<string, Readonly<Record<string, Maker>>>> = {
  "Steering wheel": { diameter_mm: steps(340, 400, 10, " mm") },
  "Disc rotor": { diameter_mm: steps(254, 330, 4, " mm") },
  "Brake drum": { diameter_mm: oneOf("203 mm", "229 mm", "254 mm", "280 mm") },
  Gauge: { diameter_mm: oneOf("52 mm", "60 mm", "80 mm") },
  "Clutch kit": { diameter_mm: steps(200, 280, 5, " mm") },
  "Chrome air cleaner": { diameter_mm: oneOf("230 mm", "254 mm", "355 mm") },
  "Ignition lead set": { diameter_mm: oneOf("7 mm", "8 mm", "8.5 mm") },
  "Head gasket": { bore_mm: steps(64, 104, 2, " mm") },
  "Steering box": { ratio: oneOf("16:1", "18:1", "20:1") },
  "Wiper blade": { length_mm: steps(300, 450, 10, " mm") },
  "Bailey channel": { length_mm: oneOf("1200 mm", "1800 mm") },
};

/** Values are drawn once for a part, so that every brand's version of it measures the same. */
export function attributesOf({ type, partKey, kind }: ProductDraft, taken: ReadonlySet<string>): Specification[] {
  const random = randomFor(`attributes|${partKey}`);
  return type.extra_attributes.flatMap((name) => {
    const [label, usual] = attributes[name] ?? [];
    const make = byType[kind.name]?.[name] ?? usual;
    if (label === undefined || make === undefined || taken.has(label)) return [];
    return [{ label, value: name === "volume_l" && kind.name.endsWith("5L") ? "5 L" : make(random) }];
  });
}
