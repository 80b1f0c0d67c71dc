import { lazy } from "react";
import { useMyStore } from "#client/lib/storage/my-store.ts";
import { OptionalSection } from "#client/ui/optional-section.tsx";

const BannerPromise = lazy(async () => ({ default: (await import("./banner-promise.tsx")).BannerPromise }));

/** The banner's promise for whoever has chosen a store; its code comes with the choice. */
export function StoreBanner() {
  if (useMyStore() === null) return null;
  return (
    <OptionalSection>
      <BannerPromise />
    </OptionalSection>
  );
}
