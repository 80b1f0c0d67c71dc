import { useState } from "react";

/** Whether the cart had lines at some time since this was first shown. */
export function useWasFilled(hasLines: boolean): boolean {
  const [wasFilled, setWasFilled] = useState(hasLines);
  if (hasLines && !wasFilled) setWasFilled(true);
  return wasFilled;
}
