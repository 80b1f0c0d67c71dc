import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useApi } from "#client/lib/api/api.ts";
import { logoutPath } from "./leave-account.ts";
import { signedInCustomerQuery } from "./queries.ts";
import { type RenewalOutcome, renewSession } from "./renew-session.ts";
import { secondsLeft } from "./seconds-left.ts";
import { rereadSessionMarker, sessionMarker } from "./session-marker.ts";
import { watchExpiry, watchedMs } from "./watch-expiry.ts";

const renewedAtMostEveryMs = 60_000;

/** The session over the life of a document: renewed at its start when little or nothing is left of it, and whenever the shopper goes on to another `place`. */
export function useSession(expiresAtMs: number | null, place: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { seconds, wasAhead } = useSecondsLeft(expiresAtMs);
  const [wasRenewed, setWasRenewed] = useState(false);
  /** What the marker said when the shop ended the session; another one is another session. */
  const [ended, setEnded] = useState<{ marker: number | null } | null>(null);
  const [isArriving, setIsArriving] = useState(false);
  const renewedAtRef = useRef(Number.NEGATIVE_INFINITY);
  const isRenewingRef = useRef(false);
  const placeRef = useRef<string | null>(null);
  const markerRef = useRef(expiresAtMs);

  const hasEnded = ended !== null && (expiresAtMs === null || expiresAtMs === ended.marker);
  const isExpired = hasEnded || (seconds === 0 && !isArriving);
  const end = () => setEnded({ marker: sessionMarker() });

  const renew = async (): Promise<RenewalOutcome> => {
    renewedAtRef.current = Date.now();
    isRenewingRef.current = true;
    const outcome = await renewSession(api);
    isRenewingRef.current = false;
    if (outcome === "renewed") setWasRenewed(true);
    if (outcome === "ended") end();
    return outcome;
  };

  const arrive = useEffectEvent((at: string) => {
    const isFirst = placeRef.current === null;
    placeRef.current = at;
    if (expiresAtMs === null || isExpired || at === logoutPath) return;
    if (isFirst && expiresAtMs - Date.now() > watchedMs) return;
    if (Date.now() - renewedAtRef.current < renewedAtMostEveryMs) return;
    setIsArriving(true);
    void renew().finally(() => setIsArriving(false));
  });
  useEffect(() => arrive(place), [place]);

  useEffect(() => {
    const before = markerRef.current;
    if (before === expiresAtMs) return;
    markerRef.current = expiresAtMs;
    // Another tab's renewal counts, too.
    renewedAtRef.current = Date.now();
    if (expiresAtMs === null || expiresAtMs < (before ?? 0) || isRenewingRef.current) return;
    // Or somebody else has signed in there, while this tab slept or in a browser that tells of no cookies.
    const { queryKey } = signedInCustomerQuery(api);
    if (queryClient.getQueryData(queryKey))
      void queryClient.invalidateQueries({ queryKey, refetchType: document.hidden ? "none" : "active" });
  }, [expiresAtMs, api, queryClient]);

  return { canStart: (wasAhead || wasRenewed) && !isExpired && expiresAtMs !== null, isExpired, isArriving, seconds, renew, end };
}

type TimeLeft = {
  /** Null until they count, and for a time that was never ahead of this clock, which may be wrong. */
  seconds: number | null;
  wasAhead: boolean;
};

/** The seconds until a session expires. */
function useSecondsLeft(expiresAtMs: number | null): TimeLeft {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const [wasAhead, setWasAhead] = useState(false);

  useEffect(() => {
    if (expiresAtMs === null) return;
    const watching = new AbortController();
    const look = (now: number) => {
      setNowMs(now);
      if (now < expiresAtMs) setWasAhead(true);
      // Another tab may have renewed it.
      rereadSessionMarker();
    };
    watchExpiry(expiresAtMs, look, watching.signal);
    return () => watching.abort();
  }, [expiresAtMs]);

  const isWatched = expiresAtMs !== null && wasAhead && expiresAtMs - nowMs <= watchedMs;
  return { seconds: isWatched ? secondsLeft(expiresAtMs, nowMs) : null, wasAhead };
}
