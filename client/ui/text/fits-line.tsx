import { MarkedLine } from "./marked-line.tsx";
import type { CardFitment } from "#shared/contract/catalogue/fitment.ts";

type FitsLineProps = { fitment: Pick<CardFitment, "status" | "isConditional" | "notes" | "car">; whose: "your" | "the" };

/** Which car a part is for and where it goes, or on what it hangs; nothing where it isn't listed for that car. */
export function FitsLine({ fitment: { status, isConditional, notes, car }, whose }: FitsLineProps) {
  if (status !== "fits") return null;
  return (
    <MarkedLine icon={isConditional ? "circle-alert" : "circle-check"} tone={isConditional ? "unsure" : "good"}>
      {isConditional ? ["Fits with conditions", notes.join(", ")].filter(Boolean).join(": ") : `Fits ${whose} ${car}`}
    </MarkedLine>
  );
}
