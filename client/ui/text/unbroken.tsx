import { Fragment } from "react";
import styles from "./unbroken.module.css";

/** Short enough to go to the next line as a whole: "Auto-Electric", "T-shirt", "whole-car"; with the comma that follows, which would begin a line otherwise. */
const hyphenated = /((?<![\p{L}\p{N}-])[\p{L}\p{N}]{1,9}-[\p{L}\p{N}]{1,9}(?![\p{L}\p{N}-])[,.;:]?)/u;

/** A title whose hyphenated words stay in one line: titles on narrow cards would break at every hyphen. */
export function Unbroken({ children }: { children: string }) {
  return children.split(hyphenated).map((part, at) => {
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a title never change places
    const key = at;
    if (at % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    return (
      <span key={key} className={styles.word}>
        {part}
      </span>
    );
  });
}
