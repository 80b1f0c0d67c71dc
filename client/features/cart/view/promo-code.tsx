import { useEffect, useRef } from "react";
import type { Cart } from "#shared/contract/cart.ts";
import { Button } from "#client/ui/button/button.tsx";
import { Field } from "#client/ui/field/field.tsx";
import { IconButton } from "#client/ui/button/icon-button.tsx";
import { Tag } from "#client/ui/feedback/tag.tsx";
import { CartForm } from "./cart-form.tsx";
import { useFocusAfterRemoval } from "./lines/use-focus-after-removal.ts";
import styles from "./promo-code.module.css";

/** Codes that count, a field for another, and a plain word when one doesn't. */
export function PromoCode({ codes }: { codes: Cart["discountCodes"] }) {
  const applied = codes.filter((code) => code.isApplicable);
  const invalid = codes.filter((code) => !code.isApplicable);
  const hasInvalid = invalid.length > 0;
  const reasons = invalid.flatMap(({ reason = [] }) => reason).join(" ");
  const ref = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(ref, applied.length);

  // What is wrong with a code would be said below the edge of a drawer.
  useEffect(() => {
    if (hasInvalid && ref.current?.contains(document.activeElement)) ref.current.scrollIntoView({ block: "nearest" });
  }, [hasInvalid]);

  return (
    <div ref={ref} tabIndex={-1} className={styles.promo}>
      {applied.length > 0 && (
        <ul className={styles.codes} aria-label="Promo codes in use">
          {applied.map(({ code }) => (
            <li key={code}>
              <CartForm intent="remove-code" fields={{ code }} className={styles.code}>
                <Tag>{code}</Tag>
                <IconButton type="submit" icon="x" label={`Remove promo code ${code}`} />
              </CartForm>
            </li>
          ))}
        </ul>
      )}
      <CartForm intent="apply-code" fields={{}} className={styles.form}>
        <Field label="Promo code" error={hasInvalid ? "This promo code is invalid" : null} errorReason={reasons}>
          {(control) => (
            <input
              {...control}
              name="code"
              type="text"
              required
              // Blanks alone would be refused as a request that nobody understands.
              pattern=".*\S.*"
              title="A promo code"
              maxLength={64}
              autoComplete="off"
              autoCapitalize="characters"
              // Where the page came anew, the word would stand beside an empty field.
              defaultValue={invalid.at(-1)?.code}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          Apply
        </Button>
      </CartForm>
    </div>
  );
}
