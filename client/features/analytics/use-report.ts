import { useEffect, useEffectEvent, useRef } from "react";
import type { AnalyticsEvent } from "./analytics-event.ts";
import { report } from "./data-layer.ts";

/** Reports what the shopper sees, once for each `key`. */
export function useReport(key: string, makeEvent: () => AnalyticsEvent): void {
  const send = useEffectEvent(() => report(makeEvent()));
  const reported = useRef<string | null>(null);
  useEffect(() => {
    if (reported.current === key) return;
    reported.current = key;
    send();
  }, [key]);
}
