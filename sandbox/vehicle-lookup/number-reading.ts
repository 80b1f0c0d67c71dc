import type { Vehicle } from "#sandbox/catalogue/types.ts";

/** What a number tells: the cars that it can belong to, best first. */
export type NumberReading = {
  vehicles: { vehicle: Vehicle; year: number | null }[];
  /** "Holden HQ, chassis number". */
  text: string;
  hints: string[];
  narrowing: { make?: string; model?: string; series?: string; year?: number };
};
