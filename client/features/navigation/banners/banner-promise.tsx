import { useEffect } from "react";
import { createPortal } from "react-dom";
import { useMyStoreTimes } from "#client/lib/stock/use-my-store-times.ts";
import { forgetMyStore } from "#client/lib/storage/my-store.ts";
import { notify } from "#client/ui/feedback/notify.ts";
import { shelfPromise } from "#shared/domain/stores/part-promise.ts";

/** What the shopper's own store promises, in the editors' banners. Those are the server's HTML for everybody, so the words go where it left room for them. One that closed for good is forgotten. */
export function BannerPromise() {
  const mine = useMyStoreTimes();
  const gone = mine?.isGone ? mine.myStore : null;
  useEffect(() => {
    if (gone === null || !forgetMyStore(gone.placeId)) return;
    notify({
      type: "info",
      message: `Our store ${gone.shortName} has closed, so it isn't your store any more. Please choose another one.`,
    });
  }, [gone]);
  if (mine === null) return null;
  const pickUp = shelfPromise(mine.times, mine.now);
  // Where nobody knows its clock and hours, the general words stay.
  if (pickUp.day === null) return null;
  return Array.from(document.querySelectorAll("[data-pick-up]"), (place, at) =>
    createPortal(`${mine.myStore.shortName}: ${pickUp.text}`, place, String(at)),
  );
}
