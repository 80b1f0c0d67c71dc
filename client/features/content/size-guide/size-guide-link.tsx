import { lazy, type MouseEvent, Suspense, useState } from "react";
import { createPortal } from "react-dom";
import { isPlainClick } from "#client/hydration/links/plain-click.ts";
import { Icon } from "#client/ui/picture/icon.tsx";
import styles from "./size-guide-link.module.css";

const loadPanel = () => import("./size-guide-panel.tsx");
const SizeGuidePanel = lazy(async () => ({ default: (await loadPanel()).SizeGuidePanel }));

/** What fails to come is asked for again by the press. */
const fetchAhead = () => void loadPanel().catch(() => undefined);

/** Opens the product's size guide over the page; without a script, or without its code, it is a page of its own. */
export function SizeGuideLink({ product }: { product: string }) {
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const address = `/pages/size-guide?product=${encodeURIComponent(product)}`;

  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    loadPanel().then(
      () => setIsOpen(true),
      () => location.assign(address),
    );
  };

  return (
    <>
      <a className={styles.link} href={address} aria-haspopup="dialog" onClick={open} onPointerEnter={fetchAhead} onFocus={fetchAhead}>
        <Icon of="ruler" size="small" />
        Size guide
      </a>
      {isOpen !== null &&
        createPortal(
          <Suspense>
            <SizeGuidePanel isOpen={isOpen} onClose={() => setIsOpen(false)} product={product} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
