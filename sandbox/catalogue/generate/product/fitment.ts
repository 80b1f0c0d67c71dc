import type { FitmentRow, Vehicle } from "#sandbox/catalogue/types.ts";
import { engineFamilies } from "../plan/engine-families.ts";
import { bodiesFor } from "../plan/part-units.ts";
import type { ProductDraft } from "../plan/product-draft.ts";
import type { Target } from "../plan/targets.ts";
import { randomFor, type Random } from "../random.ts";

type Conditions = { engine?: string; body?: string; transmission?: string; notes: string[] };

const oldShelfStock = "NOS";
const panelFamilies = /^(panel_|chrome_bumper|plastic_bumper|spoiler|grille)/;

/** Of parts that lay in somebody's shed for decades, so many come without a list of the cars they fit. */
const unlistedShare = 0.4;

/**
 * Which cars the part fits: one row a series, narrowed by the conditions that hold for the part. Every brand's version has the same rows, but for old shelf
 * stock, of which nobody may have told.
 */
export function fitmentOf(draft: ProductDraft): FitmentRow[] {
  const { target } = draft;
  if (target === null) return [];
  if (draft.brand.code === oldShelfStock && randomFor(`unlisted|${draft.partKey}`).chance(unlistedShare)) return [];
  const random = randomFor(`fitment|${draft.partKey}`);
  const conditions = conditionsOf(draft, target, random);
  const excludesStatesman = conditions.notes.includes("Except Statesman");
  const fitted = target.vehicles.filter(
    (vehicle) =>
      (conditions.body === undefined || vehicle.bodyStyles.includes(conditions.body)) &&
      (conditions.engine === undefined || vehicle.engines.some((engine) => isEngine(engine, conditions.engine))) &&
      !(excludesStatesman && vehicle.model.startsWith("Statesman")),
  );
  const bySeries = Map.groupBy(fitted.length > 0 ? fitted : target.vehicles, ({ platformGroup, series }) => `${platformGroup}|${series}`);
  return [...bySeries.values()].map((vehicles) => rowFor(draft, vehicles, conditions));
}

function rowFor(draft: ProductDraft, vehicles: Vehicle[], conditions: Conditions): FitmentRow {
  return {
    vehicleIds: vehicles.map(({ id }) => id),
    yearFrom: Math.min(...vehicles.map(({ yearFrom }) => yearFrom)),
    yearTo: Math.max(...vehicles.map(({ yearTo }) => yearTo)),
    positions: positionsOf(draft),
    quantity: /^(Brake drum|Hub cap|Wheel bearing)/.test(draft.kind.name) && draft.side === null ? 2 : 1,
    ...conditions,
  };
}

/** "Front" with a left-hand part reads "Front left". */
function positionsOf({ position, side }: ProductDraft): string[] {
  const hand = side === "LH" ? "left" : side === "RH" ? "right" : null;
  if (hand === null) return position === null ? [] : [position];
  return [position === null ? hand.charAt(0).toUpperCase() + hand.slice(1) : `${position} ${hand}`];
}

function conditionsOf(draft: ProductDraft, target: Target, random: Random): Conditions {
  const { kind, type } = draft;
  const notes: string[] = [];
  if (panelFamilies.test(type.svg_family) && random.chance(0.6)) notes.push("Trial fit before paint");
  if (target.vehicles.some(({ model }) => model.startsWith("Statesman")) && kind.scope !== "engine" && random.chance(0.35))
    notes.push("Except Statesman");
  notes.push(...(draft.condition === null ? rootNotes(draft, target, random) : [draft.condition.note].filter(Boolean)));
  return {
    ...bodyCondition(draft, target, random),
    ...engineCondition(draft, target, random),
    ...transmissionCondition(draft, random),
    notes,
  };
}

function rootNotes(draft: ProductDraft, target: Target, random: Random): string[] {
  const isLocalSeventies = target.yearFrom <= 1977 && target.yearTo >= 1978;
  const choices: Record<string, string[]> = {
    brakes: brakeNotes(draft),
    steering: ["With power steering", "Manual steering", "RHD"],
    suspension: ["Standard height", "With sway bar", "Except heavy-duty suspension"],
    "interior-and-trim": ["Bench seat", "Bucket seats", "Floor shift", "Column shift"],
    "cooling-and-heating": ["With A/C", "Without A/C"],
    "body-and-exterior": ["RHD", "Requires original hardware"],
    lighting: ["RHD", "Requires original hardware"],
    "badges-decals-and-emblems": ["Requires original hardware"],
    "electrical-and-ignition": isLocalSeventies ? ["From 10/1977", "To 9/1977"] : ["To chassis number change"],
  };
  const offered = choices[draft.kind.root];
  return offered !== undefined && random.chance(0.3) ? [random.pick(offered)] : [];
}

function brakeNotes({ kind, position }: ProductDraft): string[] {
  const end = position === "Rear" ? "rear" : "front";
  if (/rotor|pad|caliper/i.test(kind.name)) return [`Disc ${end}`];
  return /drum|shoe|wheel cylinder/i.test(kind.name) ? [`Drum ${end}`] : ["With power brakes", "Without power brakes"];
}

function bodyCondition(draft: ProductDraft, target: Target, random: Random): { body?: string } {
  const allowed = bodiesFor(draft.kind.name, draft.kind.categoryUrl);
  if (target.body !== null && draft.kind.scope === "body") return { body: target.body };
  const offered = new Set(target.vehicles.flatMap(({ bodyStyles }) => bodyStyles));
  const [only, second] = [...offered].filter((body) => allowed?.includes(body) === true);
  if (only !== undefined && second === undefined && offered.size > 1) return { body: only };
  const isBodyPart = draft.kind.root === "body-and-exterior" && offered.has("sedan") && offered.size > 1 && allowed === null;
  return isBodyPart && random.chance(0.18) ? { body: "sedan" } : {};
}

function engineCondition(draft: ProductDraft, target: Target, random: Random): { engine?: string } {
  if (target.engine !== null) return { engine: target.engine };
  const dependsOnEngine = ["exhaust", "cooling-and-heating", "transmission-and-drivetrain", "engine"].includes(draft.kind.root);
  const families = engineFamilies.filter(({ makes, engines }) =>
    target.vehicles.some((vehicle) => makes.includes(vehicle.make) && vehicle.engines.some((engine) => engines.test(engine))),
  );
  return dependsOnEngine && families.length > 1 && random.chance(0.55) ? { engine: random.pick(families).label } : {};
}

function transmissionCondition({ kind, condition }: ProductDraft, random: Random): { transmission?: string } {
  if (condition !== null && condition.transmission !== "") return { transmission: condition.transmission };
  if (/clutch|flywheel|gearbox rebuild/i.test(kind.name)) return { transmission: "Manual" };
  if (/automatic/i.test(kind.name)) return { transmission: "Automatic" };
  return /carpet|console|shift/i.test(kind.categoryUrl) && random.chance(0.5) ? { transmission: random.pick(["Manual", "Automatic"]) } : {};
}

function isEngine(engine: string, familyLabel: string | undefined): boolean {
  return engineFamilies.some(({ label, engines }) => label === familyLabel && engines.test(engine));
}
