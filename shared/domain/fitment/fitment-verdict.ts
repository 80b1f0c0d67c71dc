import { conditionsOf, type FitmentCondition, type FittedVehicle, onlyText, settledAnswers, stateOf } from "./fitment-conditions.ts";
import type { FitmentRow } from "./fitment-row.ts";
import { type FitmentStatus, fitmentStatus } from "./fitment-status.ts";
import type { VehicleAnswers } from "../vehicle/vehicle-answers.ts";

export type PartFacts = { hasFitment: boolean; isUniversal: boolean };
export type ChosenVehicle = FittedVehicle & { vehicleId: string; answers: VehicleAnswers };

export type FitmentDecision = {
  status: FitmentStatus;
  /** The rows that speak for the part; or, when it does not fit, those that came closest. */
  rows: FitmentRow[];
  /** What the shopper would have to tell to settle it. */
  open: FitmentCondition | null;
  /** What speaks against the part, when only the answers do. */
  unmet: FitmentCondition | null;
  positions: string[];
  /** Conditions and notes, each once. */
  notes: string[];
  quantity: number | null;
};

type JudgedRow = { row: FitmentRow; open: FitmentCondition | null; unmet: FitmentCondition | null };

/** Decides from a part's rows whether it fits. Rows of other vehicles are passed over. */
export function decideFitment(
  part: PartFacts,
  rows: readonly FitmentRow[],
  vehicle: ChosenVehicle | null,
  currentYear: number,
): FitmentDecision {
  const judged = vehicle === null ? [] : judgeRows(ofVehicle(rows, vehicle.vehicleId), vehicle, currentYear);
  const possible = judged.filter(({ unmet }) => unmet === null);
  const met = possible.filter(({ open }) => open === null);
  const fitting = met.length > 0 ? met : possible;
  const status = fitmentStatus({ ...part, hasVehicle: vehicle !== null, isListed: fitting.length > 0 });
  const told = fitting.length > 0 ? fitting : status === "does-not-fit" ? judged : [];
  const matchingRows = told.map(({ row }) => row);
  const isFitting = fitting.length > 0;
  return {
    status,
    rows: matchingRows,
    open: isFitting ? (told[0]?.open ?? null) : null,
    unmet: told[0]?.unmet ?? null,
    positions: isFitting ? distinct(matchingRows.flatMap(({ positions }) => positions)) : [],
    notes: isFitting ? notesOf(matchingRows) : [],
    quantity: isFitting ? quantityOf(matchingRows) : null,
  };
}

/** "Sedan only", "Manual only", then the row's own notes. */
export function notesOf(rows: readonly FitmentRow[]): string[] {
  return distinct(
    rows.flatMap(({ engine, body, transmission, notes }) => [
      ...[engine, body, transmission].flatMap((only) => (only === null ? [] : [onlyText(only)])),
      ...notes,
    ]),
  );
}

function ofVehicle(rows: readonly FitmentRow[], vehicleId: string): FitmentRow[] {
  return rows.filter(({ vehicleIds }) => vehicleIds.includes(vehicleId));
}

function judgeRows(rows: FitmentRow[], vehicle: ChosenVehicle, currentYear: number): JudgedRow[] {
  const settled = settledAnswers(vehicle, vehicle.answers, currentYear);
  return rows.map((row) => {
    const conditions = conditionsOf(row, vehicle, currentYear);
    const firstIn = (state: "open" | "unmet") => conditions.find((condition) => stateOf(condition, settled) === state) ?? null;
    return { row, open: firstIn("open"), unmet: firstIn("unmet") };
  });
}

/** Rows for different places on the car add up; the same place told twice counts once. */
function quantityOf(rows: readonly FitmentRow[]): number | null {
  const byPlace = new Map(rows.map(({ positions, quantity }) => [positions.join("|"), quantity]));
  const quantities = [...byPlace.values()].filter((quantity) => quantity !== null);
  return quantities.length === 0 ? null : quantities.reduce((sum, quantity) => sum + quantity, 0);
}

function distinct(texts: string[]): string[] {
  return [...new Set(texts)];
}
