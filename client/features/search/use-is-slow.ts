import { useEffect, useState } from "react";

const patienceMs = 1500;

/** True once the same wait has gone on for longer than a shopper should wait without a word. */
export function useIsSlow(isWaiting: boolean, waitedFor: string): boolean {
  const [slow, setSlow] = useState<string | null>(null);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(waitedFor), patienceMs);
    return () => {
      clearTimeout(timer);
      setSlow(null);
    };
  }, [isWaiting, waitedFor]);
  return isWaiting && slow === waitedFor;
}
