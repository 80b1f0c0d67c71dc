import styles from "./gallery-dots.module.css";

/** Where a phone's swipe has come to. The pictures themselves tell it to everyone who doesn't see the dots. */
export function GalleryDots({ count, current }: { count: number; current: number }) {
  return (
    <div className={styles.dots} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.dot} data-current={index === current || undefined} />
      ))}
    </div>
  );
}
