import { localTime } from "#shared/domain/stores/opening-hours.ts";
import { stateTimeZones } from "#shared/domain/stores/state-time-zones.ts";

/** The year up to which cars that are still built have been sold: by the shop's own calendar, wherever its process runs. */
export function modelYear(now: Date): number {
  return Number(localTime(stateTimeZones.VIC, now).day.slice(0, 4));
}
