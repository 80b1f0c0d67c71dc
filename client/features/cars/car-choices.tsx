import type { Car } from "#shared/contract/catalogue/car.ts";
import { vehicleLabel, yearSpan } from "#shared/domain/vehicle/vehicle-label.ts";
import { Button } from "#client/ui/button/button.tsx";
import { Field } from "#client/ui/field/field.tsx";
import { Select } from "#client/ui/field/select.tsx";
import styles from "./car-choices.module.css";

/** Which of them it is: a form whose answers stand in the page's address. */
export function CarChoices({ car }: { car: Car }) {
  const { url, vehicle, chosen, isFound } = car;
  const years = yearsOf(car);
  const choices = [
    { name: "submodel", label: "Version", any: "Any version", values: car.submodels, value: chosen.submodel ?? "" },
    { name: "year", label: "Year", any: "Any year", values: years, value: chosen.year === null ? "" : String(chosen.year) },
    { name: "engine", label: "Engine", any: "Any engine", values: car.engines, value: chosen.engine ?? "" },
    { name: "body", label: "Body", any: "Any body", values: car.bodyStyles, value: chosen.body ?? "" },
  ].filter(({ values }) => values.length > 1);
  const shown = `${vehicleLabel(vehicle, chosen.year)}, ${yearSpan(vehicle.yearFrom, vehicle.yearTo)}`;
  return (
    <section className={styles.section} aria-labelledby="which">
      <h2 id="which">Which one is yours?</h2>
      {choices.length > 0 && (
        <form action={url} className={styles.form}>
          {choices.map(({ name, label, any, values, value }) => (
            <Field key={name} label={label}>
              {(control) => (
                <Select
                  {...control}
                  key={value}
                  name={name}
                  defaultValue={value}
                  options={[{ value: "", label: any }, ...values.map((each) => ({ value: each, label: each }))]}
                />
              )}
            </Field>
          ))}
          <Button type="submit" variant="secondary" className={styles.show}>
            Show it
          </Button>
        </form>
      )}
      <p className={styles.shown} role="status">
        {isFound ? `Shown for the ${shown}.` : `No ${car.label} has all of that. The nearest is the ${shown}.`}
      </p>
    </section>
  );
}

const yearsMax = 60;

function yearsOf({ yearFrom, lastYear }: Car): string[] {
  return Array.from({ length: Math.min(lastYear - yearFrom + 1, yearsMax) }, (_, at) => String(yearFrom + at));
}
