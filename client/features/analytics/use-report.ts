import { useEffect, useEffectEvent, useRef } from "react";
import { whenIdle } from "#client/lib/page/when-idle.ts";
import { type MakeEvent, report } from "./report.ts";

/** Reports what the shopper sees, once for each `key`, when the page has nothing better to do; null for nothing to report. */
export function useReport(key: string | null, makeEvent: MakeEvent): void {
  const send = useEffectEvent(() => void report(makeEvent));
  const reported = useRef<string | null>(null);
  useEffect(() => {
    if (key === null || reported.current === key) return;
    reported.current = key;
    void whenIdle.then(send);
  }, [key]);
}
