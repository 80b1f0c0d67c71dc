import { useEffect, useEffectEvent } from "react";

/** Hands over each value as it arrives from outside; null while none has. */
export function useArrival<Value>(value: Value | null, onArrive: (value: Value) => void): void {
  const handOver = useEffectEvent(onArrive);
  useEffect(() => {
    if (value !== null) handOver(value);
  }, [value]);
}
