import type { BundleComponent } from "#shared/contract/product.ts";
import type { BundleChoice } from "./bundle-choice.ts";
import { OptionPicker } from "./option-picker.tsx";
import styles from "./bundle-options.module.css";

type BundleOptionsProps = {
  components: BundleComponent[];
  choice: BundleChoice;
  hrefOf: (component: BundleComponent, chosen: Record<string, string>) => string;
  onChoose: (href: string) => void;
};

/** What is still to be chosen for the parts of a kit. */
export function BundleOptions({ components, choice, hrefOf, onChoose }: BundleOptionsProps) {
  return components
    .filter((component) => component.options.some((option) => option.values.length > 1))
    .map((component) => (
      <fieldset key={component.handle} className={styles.component}>
        <legend className={styles.title}>{component.title}</legend>
        <OptionPicker
          options={component.options}
          variants={component.variants}
          chosen={choice.components.get(component.handle)?.chosen ?? {}}
          hrefOf={(chosen) => hrefOf(component, chosen)}
          onChoose={onChoose}
        />
      </fieldset>
    ));
}
