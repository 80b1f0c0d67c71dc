import { type ReactNode, useId, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { ScriptButton } from "../button/script-button.tsx";
import { useIsCut } from "./use-is-cut.ts";
import styles from "./read-more.module.css";

/** Text cut after some lines, with a way to see the rest; the toggle is there only when something is cut. A link that is reached by keyboard shows all of it. */
export function ReadMore({ lines = "five", children }: { lines?: "three" | "five"; children: ReactNode }) {
  const contentId = useId();
  const contentRef = useRef<HTMLDivElement>(null);
  const [isExpanded, setIsExpanded] = useState(false);
  const isCut = useIsCut(contentRef, isExpanded);

  return (
    <div className={styles.frame}>
      <div
        ref={contentRef}
        id={contentId}
        className={classNames(styles.content, lines === "three" ? styles.three : styles.five, isExpanded && styles.expanded)}
        onFocus={() => setIsExpanded(isCut)}
      >
        {children}
      </div>
      {isCut && (
        <ScriptButton
          className={classNames(styles.toggle, !isExpanded && styles.cut)}
          aria-expanded={isExpanded}
          aria-controls={contentId}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? "Read Less" : "Read More"}
        </ScriptButton>
      )}
    </div>
  );
}
