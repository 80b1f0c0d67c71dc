import { lazy, type MouseEvent, Suspense, useState } from "react";
import { createPortal } from "react-dom";
import { isPlainClick } from "#client/hydration/links/plain-click.ts";
import { Icon } from "#client/ui/picture/icon.tsx";
import { Modal } from "#client/ui/dialog/modal.tsx";
import { SizeGuideSkeleton } from "./size-guide-skeleton.tsx";
import styles from "./size-guide-link.module.css";

const SizeGuidePanel = lazy(async () => ({ default: (await import("./size-guide-panel.tsx")).SizeGuidePanel }));

/** Opens the product's size guide over the page; without a script it is a page of its own. */
export function SizeGuideLink({ product }: { product: string }) {
  const [isOpen, setIsOpen] = useState<boolean | null>(null);

  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setIsOpen(true);
  };

  return (
    <>
      <a className={styles.link} href={`/pages/size-guide?product=${encodeURIComponent(product)}`} aria-haspopup="dialog" onClick={open}>
        <Icon of="ruler" size="small" />
        Size guide
      </a>
      {isOpen !== null &&
        createPortal(
          <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} title="Size guide">
            {isOpen && (
              <Suspense fallback={<SizeGuideSkeleton />}>
                <SizeGuidePanel product={product} />
              </Suspense>
            )}
          </Modal>,
          document.body,
        )}
    </>
  );
}
