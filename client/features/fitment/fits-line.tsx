import { MarkedLine } from "#client/ui/text/marked-line.tsx";
import type { CardFitment } from "#shared/contract/catalogue/fitment.ts";

type FitsLineProps = { fitment: Pick<CardFitment, "status" | "isConditional" | "notes" | "car">; whose: "your" | "the" };

/** Which car a part is for and where it goes, or on what it hangs; nothing where it isn't listed for that car. */
export function FitsLine({ fitment: { status, isConditional, notes, car }, whose }: FitsLineProps) {
  if (status !== "fits") return null;
  if (isConditional)
    return (
      <MarkedLine icon="circle-alert" tone="unsure">
        Fits with conditions: {notes.join(", ")}
      </MarkedLine>
    );
  return (
    <MarkedLine icon="circle-check" tone="good">
      Fits {whose} {car}
    </MarkedLine>
  );
}
