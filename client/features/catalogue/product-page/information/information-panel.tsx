import { type ReactNode, useId, useRef, useState } from "react";
import { classNames } from "#client/ui/class-names.ts";
import { ScriptButton } from "#client/ui/button/script-button.tsx";
import { useIsCut } from "#client/ui/text/use-is-cut.ts";
import styles from "./information-panel.module.css";

/** As much of a long panel as fits, and the rest on demand. Whoever reaches the rest with the keyboard gets to see it. */
export function InformationPanel({ children }: { children: ReactNode }) {
  const contentId = useId();
  const contentRef = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isLong = useIsCut(contentRef, isOpen);

  return (
    <div className={styles.frame}>
      <div
        ref={contentRef}
        id={contentId}
        className={classNames(styles.content, isOpen && styles.open, isLong && !isOpen && styles.cut)}
        onFocus={() => setIsOpen(true)}
      >
        {children}
      </div>
      {isLong && (
        <ScriptButton
          className={classNames(styles.toggle, !isOpen && styles.over)}
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? "Read Less" : "Read More"}
        </ScriptButton>
      )}
    </div>
  );
}
