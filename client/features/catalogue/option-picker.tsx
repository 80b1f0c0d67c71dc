import type { ReactNode } from "react";
import type { ProductOption, ProductVariant } from "#shared/contract/product.ts";
import { type ChosenOptions, chooseOption, optionValueStates } from "#shared/domain/variant-selection.ts";
import { followChoice } from "./follow-choice.ts";
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
  /** What else belongs beside an option's name. */
  besideOption?: (optionName: string) => ReactNode;
};

/** What there is to choose. Every value is a link to its own address, so that choosing works before any script. */
export function OptionPicker({ options, variants, chosen, hrefOf, onChoose, besideOption }: OptionPickerProps) {
  const open = options
    .filter((option) => option.values.length > 1)
    .map((option) => ({ option, states: optionValueStates(option, options, variants, chosen) }));
  // Two choices can rule out everything else; without a way back nothing but them could be had.
  const isStuck = open.some(({ option }) => chosen[option.name]) && open.some(({ states }) => states.some(({ exists }) => !exists));
  const follow = followChoice(onChoose);
  return (
    <>
      {open.map(({ option, states }) => (
        <div
          key={option.name}
          className={styles.option}
          role="group"
          aria-label={option.name}
          data-missing={!chosen[option.name] || undefined}
        >
          <p className={styles.name}>
            {option.name}
            <span className={styles.chosen}>{chosen[option.name] ?? "Choose one"}</span>
            {besideOption && <span className={styles.beside}>{besideOption(option.name)}</span>}
          </p>
          <ul className={styles.values}>
            {states.map((state) => (
              <li key={state.value}>
                <OptionValue
                  state={state}
                  href={hrefOf(chooseOption(options, variants, chosen, option.name, state.value))}
                  onFollow={follow}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {isStuck && (
        <a className={styles.clear} href={hrefOf({})} rel="nofollow" onClick={follow}>
          Clear choices
        </a>
      )}
    </>
  );
}
