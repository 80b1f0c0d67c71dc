import { officeYear } from "#shared/domain/content/office-day.ts";

/** The year up to which cars that are still built have been sold: by the shop's own calendar, wherever its process runs. */
export function modelYear(now: Date): number {
  return Number(officeYear(now.getTime()));
}
