import { useState } from "react";
import type { LiveForm } from "#client/lib/forms/use-form.ts";
import { Button } from "#client/ui/button/button.tsx";
import { Disclosure } from "#client/ui/text/disclosure.tsx";
import { Field } from "#client/ui/field/field.tsx";
import { vinHint } from "./vin-hint.ts";
import styles from "../lookup-form.module.css";

type VinSearchProps = {
  typed?: string;
  failure?: string | null;
  /** Where scripts run. */
  live?: LiveForm;
};

/** Looks a car up by the number that it carries. */
export function VinSearch({ typed = "", failure = null, live }: VinSearchProps) {
  const [text, setText] = useState(typed);
  const problem = live?.problem?.message ?? null;
  return (
    <form className={styles.form} method="post" action="/garage/vin" onSubmit={live?.submit} noValidate={live !== undefined}>
      <Field
        label="VIN or chassis number"
        hint="Cars since 1989 have a VIN of 17 characters. Older ones have a chassis number, such as 80169QH500025 or HJ75-1234567."
        error={problem ?? failure}
      >
        {(control) => (
          <input
            {...control}
            className={`${control.className} ${styles.number}`}
            name="vin"
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="6H8ZX28Y02L625703"
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              live?.forgetProblem();
            }}
          />
        )}
      </Field>
      <p className={styles.hint} aria-live="polite">
        {problem === null && vinHint(text)}
      </p>
      <Button type="submit" isWide isBusy={live?.isPending}>
        Look it up
      </Button>
      <Disclosure title="Where do I find it?">
        <p className={styles.small}>
          On the registration papers; on the compliance or build plate under the bonnet or at the driver’s door; on later cars also behind
          the windscreen.
        </p>
      </Disclosure>
    </form>
  );
}
