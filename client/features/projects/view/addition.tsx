import { Button } from "#client/ui/button/button.tsx";
import type { ReturnedForm } from "#client/lib/forms/form-action.ts";
import { Field } from "#client/ui/field/field.tsx";
import { Select } from "#client/ui/field/select.tsx";
import type { ProjectList } from "#shared/contract/project/project.ts";
import { formatMoney } from "#shared/domain/money.ts";
import { writeLineList } from "#shared/domain/project/project.ts";
import { type Addition as Typed, newProject } from "../forms/new-project.ts";
import { FormKey } from "./form-key.tsx";
import { ProjectFields, type VehicleOption } from "./project-fields.tsx";
import styles from "./addition.module.css";

type AdditionProps = {
  list: ProjectList;
  vehicles: readonly VehicleOption[];
  /** The car that new projects are about unless something else is said; empty for none. */
  vehicle: string;
  returned: ReturnedForm<Typed> | null;
};

const states = [
  { value: "need", label: "I still need" },
  { value: "have", label: "I already have" },
];

/** Which parts go into which project, or into one that begins with them. */
export function Addition({ list: { projects, parts }, vehicles, vehicle, returned }: AdditionProps) {
  const lines = writeLineList(parts);
  const chosen = returned?.typed.project ?? projects[0]?.id ?? newProject;
  return (
    <form method="post" action={`/projects/add?${new URLSearchParams({ lines })}`} className={styles.form}>
      <FormKey sent={returned?.typed.key} />
      <input type="hidden" name="lines" value={lines} />
      <ul className={styles.parts} aria-label="Parts to add">
        {parts.map(({ variantId, title, vendor, partNumber, priceCents, quantity }) => (
          <li key={variantId} className={styles.part}>
            <span>
              {title}
              <span className={styles.small}>
                {vendor} <span className={styles.number}>{partNumber}</span>
              </span>
            </span>
            <span className={styles.price}>
              {quantity} × {formatMoney(priceCents)}
            </span>
          </li>
        ))}
      </ul>
      <fieldset className={styles.projects}>
        <legend>Project</legend>
        {projects.map(({ id, name, vehicle: car }) => (
          <label key={id} className={styles.choice}>
            <input type="radio" name="project" value={id} defaultChecked={chosen === id} />
            <span>
              {name}
              {car && <span className={styles.small}>{car.label}</span>}
            </span>
          </label>
        ))}
        <label className={styles.choice}>
          <input type="radio" name="project" value={newProject} defaultChecked={chosen === newProject} />
          <span>A new project</span>
        </label>
        <div className={styles.new}>
          <ProjectFields
            name={returned?.typed.name ?? ""}
            vehicle={returned?.typed.vehicle ?? vehicle}
            vehicles={vehicles}
            error={returned?.fields["name"]}
            isRequired={projects.length === 0}
          />
        </div>
      </fieldset>
      <Field label="State">
        {({ id, "aria-describedby": describedBy }) => (
          <Select id={id} aria-describedby={describedBy} name="state" defaultValue={returned?.typed.state ?? "need"} options={states} />
        )}
      </Field>
      <Button type="submit">Add to project</Button>
    </form>
  );
}
