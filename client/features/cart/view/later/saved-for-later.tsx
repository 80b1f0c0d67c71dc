import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { useApi } from "#client/lib/api/api.ts";
import { variantStockQuery } from "#client/lib/stock/stock-queries.ts";
import { useLatched } from "#client/lib/use-latched.ts";
import { Button } from "#client/ui/button/button.tsx";
import { classNames } from "#client/ui/class-names.ts";
import { notify } from "#client/ui/feedback/notify.ts";
import { Icon } from "#client/ui/picture/icon.tsx";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import { fullMessage, saveCommand } from "../../commands/later/move-line.ts";
import { sendCartCommand } from "../../commands/send-cart-command.ts";
import { readSavedLines, savedLinesKey, useSavedLines, withSaved } from "../../commands/later/saved-lines.ts";
import { usePendingChanges } from "../../use-cart.ts";
import type { MoreOfLine } from "../lines/cart-line-row.tsx";
import { useCartFitments } from "../lines/line-fitment.tsx";
import { useFocusAfterRemoval } from "../lines/use-focus-after-removal.ts";
import { SavedLine } from "./saved-line.tsx";
import styles from "./saved-for-later.module.css";

/** Puts a line aside. The browser keeps it, so without scripts there is no such button. */
export function SaveForLater({ line, className, onLeave }: ComponentProps<NonNullable<MoreOfLine>>) {
  const { isPending } = usePendingChanges();
  const [isPressed, setPressed] = useState(false);
  const save = () => {
    setPressed(true);
    // A quantity that was just set is on its way first, and saved with the line.
    onLeave();
    if (withSaved(readSavedLines(), line) === null) notify({ type: "info", message: fullMessage });
    else sendCartCommand(saveCommand(line.id));
  };
  return (
    <Button variant="quiet" className={classNames(className, styles.save)} isBusy={isPressed && isPending} onClick={save}>
      <Icon of="bookmark" size="small" />
      Save for later<VisuallyHidden> {line.title}</VisuallyHidden>
    </Button>
  );
}

/** What the shopper put aside, below the cart, with what it costs today. */
export function SavedForLater() {
  const lines = useSavedLines();
  const wasFilled = useLatched(lines.length > 0);
  const fitments = useCartFitments(lines);
  const ids = lines.map(({ variantId }) => variantId);
  const stock = useQuery({ ...variantStockQuery(useApi(), ids), placeholderData: (before) => before });
  const sectionRef = useRef<HTMLElement>(null);
  useFocusAfterRemoval(sectionRef, lines.length);

  useEffect(() => {
    // A page that comes back from the browser's memory has heard nothing of other tabs.
    const look = (event: PageTransitionEvent) => event.persisted && dispatchEvent(new StorageEvent("storage", { key: savedLinesKey }));
    window.addEventListener("pageshow", look);
    return () => window.removeEventListener("pageshow", look);
  }, []);

  if (!wasFilled) return null;
  return (
    <section ref={sectionRef} tabIndex={-1} aria-labelledby="saved-for-later" className={styles.saved}>
      <h2 id="saved-for-later" className={styles.title}>
        Saved for later ({lines.length})
      </h2>
      {lines.length === 0 && <p>Nothing is saved for later any more.</p>}
      <ul className={styles.list}>
        {lines.map((line) => {
          const told = stock.data?.find(({ variantId }) => variantId === line.variantId) ?? null;
          const isKnown = stock.data !== undefined && !stock.isPlaceholderData;
          const state = told ?? (isKnown ? "gone" : stock.isError ? "unknown" : "loading");
          return (
            <li key={line.id}>
              <SavedLine line={line} state={state} fitment={fitments.get(line.productHandle) ?? null} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
