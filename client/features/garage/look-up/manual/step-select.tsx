import { useId } from "react";
import type { VehicleFacets, VehicleSteps } from "#shared/contract/catalogue/vehicle.ts";
import { Select } from "#client/ui/field/select.tsx";
import { choicesAt, type VehicleStepName, vehicleStepNames } from "./vehicle-steps.ts";
import styles from "./manual-search.module.css";

type StepSelectProps = {
  step: VehicleStepName;
  steps: VehicleSteps;
  facets: VehicleFacets;
  number: number;
  onChoose?: (value: string) => void;
};

const labels = { make: "Make", model: "Model", series: "Series", submodel: "Submodel", year: "Year" };

/** One step of the manual search. It can be chosen from once the step before it is. */
export function StepSelect({ step, steps, facets, number, onChoose }: StepSelectProps) {
  const id = useId();
  const choices = choicesAt(facets, step);
  const chosen = steps[step];
  const isReached = choices.length > 0;
  const previous = step === "year" ? "make" : vehicleStepNames[number - 2];
  const first = !isReached && previous ? `${labels[previous]} first` : step === "year" ? "Any year" : `Choose a ${step}`;
  const options = choices.map(({ value, count }) => ({ value, label: count === null ? value : `${value} (${count})` }));
  return (
    <>
      <label className={styles.label} htmlFor={id} data-step={number} data-done={chosen !== undefined || undefined}>
        {labels[step]}
        {step === "year" && <span className={styles.optional}> (optional)</span>}
      </label>
      <Select
        id={id}
        name={step}
        className={styles.select}
        options={[{ value: "", label: first }, ...options]}
        disabled={!isReached}
        {...(onChoose
          ? { value: chosen === undefined ? "" : String(chosen), onChange: (event) => onChoose(event.currentTarget.value) }
          : { defaultValue: chosen === undefined ? "" : String(chosen) })}
      />
    </>
  );
}
