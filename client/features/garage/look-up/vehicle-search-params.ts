import type { VehicleSearch } from "../queries.ts";
import { readSteps } from "./manual/vehicle-steps.ts";

const textMax = 100;
const pageMax = 100;

/** What a results page's address searches for: words, or steps. */
export function readSearch(params: URLSearchParams): VehicleSearch {
  const text = params.get("q")?.trim().slice(0, textMax);
  return text ? { q: text } : readSteps(params);
}

export function readPage(params: URLSearchParams): number {
  const page = Number(params.get("page") ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= pageMax ? page : 1;
}
