import { Field } from "#client/ui/field/field.tsx";
import { Select } from "#client/ui/field/select.tsx";
import { projectLimits } from "#shared/domain/project/project.ts";
import { writeVehicle } from "../forms/project-fields.ts";

export type VehicleOption = { vehicleId: string; label: string };

type ProjectFieldsProps = {
  name: string;
  /** As the form carries it; empty for none. */
  vehicle: string;
  vehicles: readonly VehicleOption[];
  error?: string | undefined;
  /** False where another choice of the form makes the name needless. */
  isRequired?: boolean;
};

/** A project's name, and which car of the garage it is about. */
export function ProjectFields({ name, vehicle, vehicles, error, isRequired = true }: ProjectFieldsProps) {
  const own = vehicles.map((each) => ({ value: writeVehicle(each), label: each.label }));
  const isKnown = vehicle === "" || own.some(({ value }) => value === vehicle);
  const others = isKnown ? [] : [{ value: vehicle, label: vehicle.slice(vehicle.indexOf(" ") + 1) }];
  const options = [...own, ...others];
  return (
    <>
      <Field label="Name" error={error ?? null} {...(error === undefined && { hint: "Such as “Dad’s HQ” or “Torana, front end”." })}>
        {(control) => (
          <input
            {...control}
            type="text"
            name="name"
            required={isRequired}
            maxLength={projectLimits.nameLength}
            autoComplete="off"
            defaultValue={name}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- its form came back as a new document, which begins at its top
            autoFocus={error !== undefined}
          />
        )}
      </Field>
      {options.length > 0 && (
        <Field label="Car">
          {({ id, "aria-describedby": describedBy }) => (
            <Select
              id={id}
              aria-describedby={describedBy}
              name="vehicle"
              defaultValue={vehicle}
              options={[...options, { value: "", label: "No car in particular" }]}
            />
          )}
        </Field>
      )}
    </>
  );
}
