import type { BundleComponent, Product } from "#shared/contract/catalogue/product.ts";
import { type BundleChoice, titleWithin } from "./bundle-choice.ts";
import { OptionPicker } from "./option-picker.tsx";
import styles from "./bundle-options.module.css";

type BundleOptionsProps = {
  product: Pick<Product, "title" | "bundleComponents">;
  choice: BundleChoice;
  hrefOf: (component: BundleComponent, chosen: Record<string, string>) => string;
  onChoose: (href: string) => void;
};

/** What is still to be chosen for the parts of a kit. */
export function BundleOptions({ product, choice, hrefOf, onChoose }: BundleOptionsProps) {
  return product.bundleComponents
    .filter((component) => component.options.some((option) => option.values.length > 1))
    .map((component) => (
      <div key={component.handle} className={styles.component} role="group" aria-label={component.title}>
        <p className={styles.title}>{titleWithin(product.title, component)}</p>
        <OptionPicker
          options={component.options}
          variants={component.variants}
          chosen={choice.components.get(component.handle)?.chosen ?? {}}
          hrefOf={(chosen) => hrefOf(component, chosen)}
          onChoose={onChoose}
        />
      </div>
    ));
}
