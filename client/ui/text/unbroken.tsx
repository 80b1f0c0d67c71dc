import { Fragment } from "react";
import styles from "./unbroken.module.css";

/** Short enough to go to the next line as a whole: "Auto-Electric", "T-shirt,", "1971–74", "GAL-80022-A"; and a dash with the word behind it, which it would part from the one before. */
const joined = /((?<=\s)[-–—] \S+|(?<!\S)\S{1,9}[-–]\S{1,10}(?!\S))/;

/** A title whose hyphenated words, numbers and ranges stay in one line: on narrow screens titles would break at every hyphen and dash. */
export function Unbroken({ children }: { children: string }) {
  return children.split(joined).map((part, at) => {
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
