import styles from "#client/features/garage/panel/garage-panel.module.css";

/** The way that always works. */
export function ByHand({ onManual }: { onManual?: () => void }) {
  return (
    <p className={styles.byHand}>
      <a
        href="/garage/manual"
        onClick={
          onManual &&
          ((event) => {
            event.preventDefault();
            onManual();
          })
        }
      >
        Choose your vehicle by hand
      </a>
    </p>
  );
}
