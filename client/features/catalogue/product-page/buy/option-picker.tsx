import type { MouseEvent, ReactNode } from "react";
import { isPlainClick } from "#client/hydration/links/plain-click.ts";
import { classNames } from "#client/ui/class-names.ts";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import type { ProductOption, ProductVariant } from "#shared/contract/catalogue/product.ts";
import { type ChosenOptions, type OptionValueState, chooseOption, optionValueStates } from "#shared/domain/product/variant-selection.ts";
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
                  isColour={/^colou?r$/i.test(option.name)}
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

/** Follows a plain click on a choice's link in place; modified clicks are the browser's. */
function followChoice(onChoose: (href: string) => void) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(event.currentTarget.href);
  };
}

type OptionValueProps = {
  state: OptionValueState;
  isColour: boolean;
  href: string;
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** One value: chosen, open, sold out, or ruled out by the other choices. */
function OptionValue({ state, isColour, href, onFollow }: OptionValueProps) {
  const { value, isChosen, exists, isAvailable } = state;
  if (!exists) {
    return (
      <span className={classNames(styles.value, styles.ruledOut)} role="link" aria-disabled="true">
        {isColour && <span data-swatch={value.toLowerCase()} aria-hidden="true" />}
        {value}
        <VisuallyHidden>, not made with the other choices</VisuallyHidden>
      </span>
    );
  }
  return (
    <a
      className={classNames(styles.value, !isAvailable && styles.soldOut)}
      href={href}
      rel="nofollow"
      aria-current={isChosen || undefined}
      onClick={onFollow}
    >
      {isColour && <span data-swatch={value.toLowerCase()} aria-hidden="true" />}
      {value}
      {!isAvailable && <VisuallyHidden>, out of stock</VisuallyHidden>}
    </a>
  );
}
