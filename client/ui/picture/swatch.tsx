import styles from "./swatch.module.css";

/** A dot of the colour that a word names, beside the word. Nothing where the word names none that we know. */
export function Swatch({ colour }: { colour: string }) {
  return <span className={styles.swatch} data-colour={colour.toLowerCase()} aria-hidden="true" />;
}
