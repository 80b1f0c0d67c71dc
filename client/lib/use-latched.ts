import { useState } from "react";

/** Whether something is so, or was at any time since this was first shown. */
export function useLatched(isOn: boolean): boolean {
  const [wasOn, setWasOn] = useState(isOn);
  if (isOn && !wasOn) setWasOn(true);
  return wasOn;
}
