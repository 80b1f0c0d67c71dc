import { useEffect, useEffectEvent } from "react";
import type { AnalyticsEvent } from "./analytics-event.ts";
import { report } from "./data-layer.ts";

/** Reports what the shopper sees, once for each `key`. */
export function useReport(key: string, makeEvent: () => AnalyticsEvent): void {
  const send = useEffectEvent(() => report(makeEvent()));
  useEffect(() => {
    send();
  }, [key]);
}
