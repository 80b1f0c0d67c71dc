import { useState } from "react";
import { clampQuantity, type QuantityBounds } from "#shared/domain/cart/line-quantity.ts";

export type WantedQuantity = ReturnType<typeof useWantedQuantity>;

/** How many pieces the shopper wants: as many as asked for, within what the chosen variant allows. */
export function useWantedQuantity({ bounds, isAvailable }: { bounds: QuantityBounds; isAvailable: boolean }) {
  const [wanted, setWanted] = useState(bounds.minimum);
  return { quantity: isAvailable ? clampQuantity(wanted, bounds) : bounds.minimum, onChange: setWanted };
}
