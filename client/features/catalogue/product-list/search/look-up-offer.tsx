import { useId } from "react";
import { Button } from "#client/ui/button/button.tsx";
import { Select } from "#client/ui/field/select.tsx";
import type { ProductList } from "#shared/contract/catalogue/search.ts";
import { plateStates } from "#shared/domain/vehicle/plate-states.ts";
import styles from "./look-up-offer.module.css";

const names = { plate: "a number plate", vin: "a VIN", chassis: "a chassis number" } as const;

/** A plate or a number of one car leads to the vehicle look-up; nothing of it is asked for before the shopper says so. */
export function LookUpOffer({ lookUp: { kind, value, states } }: { lookUp: NonNullable<ProductList["lookUp"]> }) {
  const stateId = useId();
  const isPlate = kind === "plate";
  const [likely = plateStates[0]] = states;
  return (
    <form className={styles.offer} method="post" action={isPlate ? "/garage/registration" : "/garage/vin"}>
      <p>
        <strong>{value}</strong> looks like {names[kind]}. Shall we look up the vehicle?
      </p>
      <input type="hidden" name={isPlate ? "plate" : "vin"} value={value} />
      <div className={styles.controls}>
        {isPlate && (
          <>
            <label htmlFor={stateId}>State or country</label>
            <Select
              id={stateId}
              name="state"
              options={plateStates.map((state) => ({ value: state, label: state === "NZ" ? "New Zealand" : state }))}
              defaultValue={likely}
            />
          </>
        )}
        <Button type="submit">Find my vehicle</Button>
      </div>
    </form>
  );
}
