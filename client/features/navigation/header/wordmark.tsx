import styles from "./wordmark.module.css";

const plateStart = 42;
const letterWidth = 17;

/** The shop's badge: an enamel plate with the company's name behind a wire-wheel roundel, as wide as the name needs. */
export function Wordmark({ name }: { name: string }) {
  const lettersWidth = Math.max(60, name.length * letterWidth);
  const width = plateStart + lettersWidth + 34;
  return (
    <svg className={styles.mark} viewBox={`0 0 ${width} 52`} width={width} height="52" aria-hidden="true" focusable="false">
      <path className={styles.rim} d={`M26 7H${width - 1}L${width - 13} 45H26z`} />
      <path className={styles.plate} d={`M26 9.5H${width - 4.5}L${width - 15} 42.5H26z`} />
      <path className={styles.keyline} d={`M26 12.5H${width - 8.5}L${width - 17} 39.5H26z`} />
      <circle className={styles.rim} cx="26" cy="26" r="26" />
      <circle className={styles.roundel} cx="26" cy="26" r="23.5" />
      <circle className={styles.keyline} cx="26" cy="26" r="20" />
      <path className={styles.spokes} d="M26 9v34M9 26h34M14 14l24 24M38 14 14 38" />
      <circle className={styles.roundel} cx="26" cy="26" r="9" />
      <circle className={styles.keyline} cx="26" cy="26" r="9" />
      <circle className={styles.hub} cx="26" cy="26" r="4" />
      {/* In the drawing's own units: enlarged text doesn't grow out of the plate. */}
      <text
        className={styles.name}
        x={plateStart + 14}
        y="36.5"
        fontSize="30"
        textLength={lettersWidth - 8}
        lengthAdjust="spacingAndGlyphs"
      >
        {name}
      </text>
    </svg>
  );
}
