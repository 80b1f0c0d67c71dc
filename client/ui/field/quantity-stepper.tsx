import { useRef, useState } from "react";
import { clampQuantity } from "#shared/domain/cart/line-quantity.ts";
import { useEarlyInput } from "#client/hydration/use-hydrated.ts";
import { notify } from "../feedback/notify.ts";
import { IconButton } from "../button/icon-button.tsx";
import styles from "./quantity-stepper.module.css";

type QuantityStepperProps = {
  /** What is counted, for the labels: "Quantity of Brake disc". */
  label: string;
  quantity: number;
  minimum?: number;
  maximum: number;
  increment?: number;
  /** Name of the form field, so that a form posts the quantity before any script runs. */
  name?: string;
  isDisabled?: boolean;
  onChange: (quantity: number) => void;
};

/** Whether a quantity that could not be had is what was said last, of whichever field: one message stands at a time. */
let isTold = false;

/** A quantity with minus and plus; what is typed counts once it is left or Enter is pressed. */
export function QuantityStepper({
  label,
  quantity,
  minimum = 1,
  maximum,
  increment = 1,
  name,
  isDisabled,
  onChange,
}: QuantityStepperProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const settle = (wanted: number) => {
    setTyped(null);
    const next = clampQuantity(wanted, { minimum, maximum, increment });
    // What was said of the quantity before doesn't hold any more.
    if (isTold) notify(null);
    isTold = next < wanted;
    if (isTold) notify({ type: "info", message: `${wanted} can't be ordered, so it's ${next} now.` });
    if (next !== quantity) onChange(next);
  };
  const settleTyped = () => typed !== null && settle(Number(typed));
  useEarlyInput(inputRef, (input) => {
    if (input.value === String(quantity)) return;
    if (document.activeElement === input) setTyped(input.value);
    else settle(Number(input.value));
  });
  return (
    <fieldset className={styles.stepper} aria-label={label}>
      <IconButton
        icon="minus"
        label="One fewer"
        disabled={isDisabled}
        isOff={quantity <= minimum}
        onClick={() => settle(quantity - increment)}
      />
      <input
        ref={inputRef}
        className={styles.input}
        type="number"
        inputMode="numeric"
        name={name}
        required
        aria-label={label}
        min={minimum}
        max={maximum}
        step={increment}
        disabled={isDisabled}
        value={typed ?? quantity}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settleTyped}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || typed === null) return;
          event.preventDefault();
          settleTyped();
        }}
      />
      <IconButton
        icon="plus"
        label="One more"
        disabled={isDisabled}
        isOff={quantity + increment > maximum}
        onClick={() => settle(quantity + increment)}
      />
    </fieldset>
  );
}
