import type { MouseEvent } from "react";
import type { ProductOption, ProductVariant } from "#shared/contract/product.ts";
import { type ChosenOptions, chooseOption, optionValueStates } from "#shared/domain/variant-selection.ts";
import { OptionValue } from "./option-value.tsx";
import styles from "./option-picker.module.css";

type OptionPickerProps = {
  options: ProductOption[];
  variants: ProductVariant[];
  chosen: ChosenOptions;
  /** The address of the page with this choice. */
  hrefOf: (chosen: ChosenOptions) => string;
  /** Goes there without leaving the place on the page. */
  onChoose: (href: string) => void;
};

/** What there is to choose. Every value is a link to its own address, so that choosing works before any script. */
export function OptionPicker({ options, variants, chosen, hrefOf, onChoose }: OptionPickerProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(event.currentTarget.href);
  };
  const open = options.filter((option) => option.values.length > 1);
  return open.map((option) => (
    <div key={option.name} className={styles.option} role="group" aria-label={option.name}>
      <p className={styles.name}>
        {option.name}
        {chosen[option.name] && <span className={styles.chosen}>{chosen[option.name]}</span>}
      </p>
      <ul className={styles.values}>
        {optionValueStates(option, options, variants, chosen).map((state) => (
          <li key={state.value}>
            <OptionValue state={state} href={hrefOf(chooseOption(options, variants, chosen, option.name, state.value))} onFollow={follow} />
          </li>
        ))}
      </ul>
    </div>
  ));
}
