import styles from "./car-map.module.css";

/** A sedan of no make, for cars that nobody has drawn: line work, so that nobody takes it for theirs. */
export function CarSketch() {
  return (
    <g className={styles.sketch}>
      <path d="M54 236L60 206Q64 188 92 182L236 168Q262 164 282 158L352 96Q364 86 384 84L548 82Q574 82 592 94L668 156L806 164Q838 168 842 190L848 232Q850 250 836 254L730 258A64 64 0 0 0 602 258L258 262A64 64 0 0 0 130 262L72 258Q52 256 54 236Z" />
      <path d="M306 158L366 106Q372 100 384 100L456 98V156ZM472 98L546 97Q562 97 574 106L632 156H472Z" />
      <path d="M464 98V250M300 162L306 250M636 160L616 226M60 210L846 206" />
      <circle cx="194" cy="254" r="50" />
      <circle cx="194" cy="254" r="28" />
      <circle cx="666" cy="254" r="50" />
      <circle cx="666" cy="254" r="28" />
      <path d="M30 304H870" />
    </g>
  );
}
