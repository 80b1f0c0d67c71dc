import { readsOf } from "./fitment-conditions.ts";
import type { FitmentRow } from "./fitment-row.ts";

type Application = Pick<FitmentRow, "vehicleIds" | "yearFrom" | "yearTo" | "engine" | "body" | "transmission" | "notes">;

/** Whether two parts can be on one car: they share a vehicle on which neither asks for what the other rules out. A part without rows is for any car. */
export function goTogether(one: readonly Application[], other: readonly Application[]): boolean {
  if (one.length === 0 || other.length === 0) return true;
  return one.some((row) => other.some((candidate) => canMeet(row, candidate)));
}

function canMeet(one: Application, other: Application): boolean {
  const shared = new Set(one.vehicleIds);
  return (
    other.vehicleIds.some((id) => shared.has(id)) &&
    one.yearFrom <= (other.yearTo ?? Infinity) &&
    other.yearFrom <= (one.yearTo ?? Infinity) &&
    isSameWish(one.engine, other.engine) &&
    isSameWish(one.body, other.body) &&
    isSameWish(one.transmission, other.transmission) &&
    readsOf(one.notes).every(({ attribute, value }) =>
      readsOf(other.notes).every((read) => read.attribute !== attribute || read.value === value),
    )
  );
}

function isSameWish(one: string | null, other: string | null): boolean {
  return one === null || other === null || one === other;
}

/** Whether a part does on every car what another one does there: it is listed for each of its vehicles, all of its years, in the same places, and asks for no more. */
export function standsIn(other: readonly Placed[], part: readonly Placed[]): boolean {
  return part.length > 0 && part.every((row) => other.some((candidate) => covers(candidate, row)));
}

type Placed = Application & Pick<FitmentRow, "positions">;

function covers(candidate: Placed, row: Placed): boolean {
  const known = new Set(candidate.vehicleIds);
  return (
    row.vehicleIds.every((id) => known.has(id)) &&
    candidate.yearFrom <= row.yearFrom &&
    (candidate.yearTo ?? Infinity) >= (row.yearTo ?? Infinity) &&
    candidate.positions.toSorted().join("|") === row.positions.toSorted().join("|") &&
    [null, row.engine].includes(candidate.engine) &&
    [null, row.body].includes(candidate.body) &&
    [null, row.transmission].includes(candidate.transmission) &&
    readsOf(candidate.notes).every(({ value }) => row.notes.includes(value))
  );
}
