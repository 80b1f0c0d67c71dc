import type { Api } from "#client/lib/api/api.ts";
import { isUnauthenticated } from "./is-unauthenticated.ts";
import { rereadSessionMarker, sessionMarker } from "./session-marker.ts";

/** "ended" when the shop says that nobody is signed in any more; "failed" says nothing about the session. */
export type RenewalOutcome = "renewed" | "ended" | "failed";

const longestWaitMs = 20_000;

/** Renews the session, one tab at a time: the next one finds it renewed. */
export async function renewSession(api: Api): Promise<RenewalOutcome> {
  const before = sessionMarker();
  return inTurn(async () => {
    const now = sessionMarker();
    // Whoever signed out in another tab did so on purpose.
    if (now !== before) return now === null ? "failed" : "renewed";
    try {
      await api.session.renew(undefined, { signal: AbortSignal.timeout(longestWaitMs) });
      return "renewed";
    } catch (error) {
      return isUnauthenticated(error) ? "ended" : "failed";
    } finally {
      rereadSessionMarker();
    }
  });
}

function inTurn<Result>(call: () => Promise<Result>): Promise<Result> {
  return "locks" in navigator ? navigator.locks.request("session", call) : call();
}
