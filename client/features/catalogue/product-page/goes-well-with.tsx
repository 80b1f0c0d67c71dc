import { lazy } from "react";
import { OptionalSection } from "#client/ui/optional-section.tsx";

const Cards = lazy(async () => ({ default: (await import("./goes-well-with-cards.tsx")).GoesWellWithCards }));

/** What is bought together with a part that was just added; its code comes with the addition. */
export function GoesWellWith({ handle }: { handle: string }) {
  return (
    <OptionalSection>
      <Cards handle={handle} />
    </OptionalSection>
  );
}
