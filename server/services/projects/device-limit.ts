import { ipKeyGenerator } from "express-rate-limit";
import { createLocalStore } from "#server/shared-store/create-local-store.ts";
import { hashedKey } from "#server/shared-store/hashed-key.ts";
import type { SharedStore } from "#server/shared-store/shared-store.ts";
import { AppError } from "#shared/domain/app-error.ts";

/** Devices that may begin with projects an hour from one address: more than a club's night or a carrier's gateway has, too few to fill the file that all share. */
const devicesMax = 30;
const windowMs = 60 * 60_000;

/** A device costs nothing: who leaves its cookie behind is another one, with room for twenty projects of its own. */
export type DeviceLimit = {
  /** Counts one more; throws AppError TOO_MANY_REQUESTS where it is one too many. `address` is null where it is nobody's that is counted. */
  admit(address: string | null): Promise<void>;
};

/** `factor` scales the limit; 0 lifts it. */
type DeviceLimitOptions = { factor: number; onRefused: () => void; store?: SharedStore };

export function createDeviceLimit({ factor, onRefused, store = createLocalStore() }: DeviceLimitOptions): DeviceLimit {
  const limit = Math.max(1, Math.round(devicesMax * factor));
  return {
    async admit(address) {
      if (factor === 0 || address === null) return;
      const from = hashedKey(ipKeyGenerator(address));
      const waitMs = await store.countUpTo([{ key: `devices-from:${from}`, limit }], 1, windowMs);
      if (waitMs === null) return;
      onRefused();
      throw new AppError("TOO_MANY_REQUESTS", "too many devices began with projects", {
        userMessage: "A lot of projects were started from your connection just now. Sign in to start one, or try again in an hour.",
        retryAfterS: Math.ceil(waitMs / 1000),
      });
    },
  };
}
