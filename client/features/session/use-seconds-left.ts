import { useEffect, useState } from "react";
import { secondsLeft } from "./seconds-left.ts";
import { rereadSessionMarker } from "./session-marker.ts";
import { watchedMs, watchExpiry } from "./watch-expiry.ts";

type TimeLeft = {
  /** Null until they count, and for a time that was never ahead of this clock, which may be wrong. */
  seconds: number | null;
  wasAhead: boolean;
};

/** The seconds until a session expires. */
export function useSecondsLeft(expiresAtMs: number | null): TimeLeft {
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
