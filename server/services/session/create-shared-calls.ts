import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
import type { SharedStore } from "#server/shared-store/shared-store.ts";

type SharedCallsOptions<Result> = {
  store: Pick<SharedStore, "inTurn" | "read" | "keep" | "drop">;
  /** Sets these calls apart from others. */
  name: string;
  /** No call takes longer. */
  callMs: number;
  /** For how long after it a call's result answers those who are late; 0 for not at all. */
  keptForMs: (key: string, result: Result) => number;
  toJson: (result: Result) => unknown;
  /** Null for what isn't a result (any more). */
  fromJson: (json: unknown) => Result | null;
  /** The key of the call that follows from a result. */
  leadsTo?: (result: Result) => string | null;
};

export type SharedCalls<Result> = {
  /** Runs a call once for all instances that ask with its key at a time, and for those that are late. */
  once(key: string, call: () => Promise<Result>): Promise<Result>;
  find(key: string): Promise<Result | null>;
  /** Forgets the results from which one came by one to the call with this key. */
  forgetTowards(key: string): Promise<void>;
};

/** More steps than any session takes while their results are kept. */
const stepsMax = 50;

/**
 * Calls that several instances may be asked for at once. Results hold tokens and the like, so they are sealed with a key made of the call's own key, of which the store sees no more than a hash:
 * only who could make the call can read what came of it.
 */
export function createSharedCalls<Result>(options: SharedCallsOptions<Result>): SharedCalls<Result> {
  const { store, name, callMs, keptForMs, toJson, fromJson, leadsTo = () => null } = options;
  const nameOf = (key: string) => `${name}:${createHash("sha256").update(key).digest("base64url")}`;
  const before = (called: string) => `before:${called}`;

  async function find(key: string): Promise<Result | null> {
    const held = await store.read(nameOf(key));
    const json = held && unseal(held.value, key);
    return json === null ? null : fromJson(json.value);
  }

  async function keep(key: string, result: Result): Promise<void> {
    const forMs = keptForMs(key, result);
    if (forMs === 0) return;
    const next = leadsTo(result);
    await Promise.all([
      store.keep(nameOf(key), seal(toJson(result), key), forMs),
      next !== null && next !== key && store.keep(before(nameOf(next)), Buffer.from(nameOf(key)), forMs),
    ]);
  }

  return {
    find,
    once: (key, call) =>
      store.inTurn(nameOf(key), callMs, async () => {
        const known = await find(key);
        if (known !== null) return known;
        const result = await call();
        await keep(key, result);
        return result;
      }),
    async forgetTowards(key) {
      let last = nameOf(key);
      const names = [last];
      for (let step = 0; step < stepsMax; step += 1) {
        const previous = await store.read(before(last));
        if (previous === null) break;
        last = previous.value.toString();
        names.push(last);
      }
      await store.drop(names.flatMap((called) => [called, before(called)]));
    },
  };
}

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;
const sealKey = (key: string) => new Uint8Array(hkdfSync("sha256", key, "", "shared calls", 32));

function seal(value: unknown, key: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, sealKey(key), iv);
  const body = Buffer.concat([cipher.update(JSON.stringify({ value })), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** Null for what was sealed with another key or changed since. */
function unseal(bytes: Buffer, key: string): { value: unknown } | null {
  try {
    const decipher = createDecipheriv(algorithm, sealKey(key), bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const { value }: { value: unknown } = JSON.parse(
      Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString(),
    );
    return { value };
  } catch {
    return null;
  }
}
