import { useState } from "react";
import type { LiveForm } from "#client/lib/forms/use-form.ts";
import { likelyPlateStates } from "#shared/domain/vehicle/vehicle-plate.ts";
import { type PlateState, plateStates } from "#shared/domain/vehicle/plate-states.ts";
import { Button } from "#client/ui/button/button.tsx";
import { Field } from "#client/ui/field/field.tsx";
import { Select } from "#client/ui/field/select.tsx";
import { isPlateState } from "./vehicle-lookups.ts";
import styles from "../lookup-form.module.css";

type RegistrationSearchProps = {
  typed?: string;
  state?: PlateState;
  failure?: string | null;
  /** Where scripts run. */
  live?: LiveForm;
};

/** Looks a car up by its number plate. The plate suggests the state, until the shopper says it. */
export function RegistrationSearch({ typed = "", state, failure = null, live }: RegistrationSearchProps) {
  const [plate, setPlate] = useState(typed);
  const [said, setSaid] = useState(state);
  const likely = likelyPlateStates(plate);
  const chosen = said ?? likely[0] ?? plateStates[0];
  return (
    <form className={styles.form} method="post" action="/garage/registration" onSubmit={live?.submit} noValidate={live !== undefined}>
      <Field
        label="Number plate"
        hint="As on the car, such as 1TJ8AF. Dashes and spaces don’t matter."
        error={live?.problem?.message ?? failure}
      >
        {(control) => (
          <input
            {...control}
            className={`${control.className} ${styles.plate}`}
            name="plate"
            required
            maxLength={20}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={plate}
            onChange={(event) => {
              setPlate(event.currentTarget.value);
              live?.forgetProblem();
            }}
          />
        )}
      </Field>
      <Field
        label="State or country"
        hint={said === undefined && likely.length > 0 ? `The plate looks like ${likely.join(" or ")}.` : undefined}
      >
        {(control) => (
          <Select
            id={control.id}
            aria-describedby={control["aria-describedby"]}
            className={styles.state}
            name="state"
            options={plateStates.map((value) => ({ value, label: value === "NZ" ? "New Zealand" : value }))}
            value={chosen}
            onChange={(event) => isPlateState(event.currentTarget.value) && setSaid(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" isWide isBusy={live?.isPending}>
        Look it up
      </Button>
      <p className={styles.small}>We use the plate for this look-up alone and don’t keep it.</p>
    </form>
  );
}
