import { Button } from "#client/ui/button/button.tsx";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import { comparedMax } from "#shared/domain/choosing/comparison.ts";
import styles from "./compare-tick.module.css";

const formId = "compare";

/** Chooses a row's part for the comparison: a box of the form below the list, so it takes no script. */
export function CompareTick({ product: { handle, title } }: { product: { handle: string; title: string } }) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" name="parts" value={handle} form={formId} autoComplete="off" />
      <span>
        Compare<VisuallyHidden> {title}</VisuallyHidden>
      </span>
    </label>
  );
}

/** Puts the parts whose boxes are ticked side by side. */
export function CompareTicked() {
  return (
    <form id={formId} action="/compare" className={styles.form}>
      <p>Tick up to {comparedMax} parts to see them side by side.</p>
      <Button type="submit" variant="secondary">
        Compare
      </Button>
    </form>
  );
}
