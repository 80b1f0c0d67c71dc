import { randomFor } from "./random.ts";

const firstCreated = Date.UTC(2019, 0, 1);
const lastCreated = Date.UTC(2026, 9, 31);
const dayMs = 86_400_000;
const dealShare = 0.15;

/** Fixed dates up to the end of October 2026, the recent years fuller than the early ones. */
export function createdAtOf(key: string): string {
  const share = Math.sqrt(randomFor(`created|${key}`).next());
  return new Date(Math.floor(firstCreated + share * (lastCreated - firstCreated))).toISOString();
}

/** A few of the reduced products are timed deals: one in five of those is over, the rest end in the years to come. */
export function dealExpiresAtOf(key: string): string | null {
  const random = randomFor(`deal|${key}`);
  if (!random.chance(dealShare)) return null;
  const [from, to] = random.chance(0.2) ? [Date.UTC(2026, 5, 1), Date.UTC(2026, 9, 30)] : [Date.UTC(2027, 0, 1), Date.UTC(2031, 11, 31)];
  return new Date(from + random.int(0, Math.floor((to - from) / dayMs)) * dayMs).toISOString();
}
