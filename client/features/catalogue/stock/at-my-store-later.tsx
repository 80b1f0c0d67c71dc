import { lazy } from "react";
import { useMyStore } from "#client/lib/storage/my-store.ts";
import { OptionalSection } from "#client/ui/optional-section.tsx";

const ShelfSign = lazy(async () => ({ default: (await import("./shelf-sign.tsx")).ShelfSign }));

/** The sign of a shelf's card for whoever has chosen a store; its code comes with the choice. */
export function AtMyStoreLater({ id }: { id: string }) {
  if (useMyStore() === null) return null;
  return (
    <OptionalSection>
      <ShelfSign id={id} />
    </OptionalSection>
  );
}
