import { useId } from "react";
import type { SizeUnit } from "#shared/domain/content/size-guide-units.ts";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import { sizeUnits } from "./size-units.ts";
import styles from "./unit-choice.module.css";

type UnitChoiceProps = { unit: SizeUnit; onChoose: (unit: SizeUnit) => void };

/** CM or INCH, as two radio buttons; what the choice did is said aloud. */
export function UnitChoice({ unit, onChoose }: UnitChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.choice} aria-label="Units">
      {sizeUnits.map(({ value, label, told }) => (
        <label key={value} className={styles.unit}>
          <input type="radio" name={name} checked={unit === value} onChange={() => onChoose(value)} aria-label={`${label}, ${told}`} />
          {label}
        </label>
      ))}
      <VisuallyHidden>
        <span role="status">{`Sizes in ${sizeUnits.find(({ value }) => value === unit)?.told}`}</span>
      </VisuallyHidden>
    </fieldset>
  );
}
