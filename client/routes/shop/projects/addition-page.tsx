import type { Addition as TypedAddition } from "#client/features/projects/forms/new-project.ts";
import { writeVehicle } from "#client/features/projects/forms/project-fields.ts";
import { Addition } from "#client/features/projects/view/addition.tsx";
import type { VehicleOption } from "#client/features/projects/view/project-fields.tsx";
import type { ReturnedForm } from "#client/lib/forms/form-action.ts";
import { ButtonLink } from "#client/ui/button/button.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import type { ProjectList } from "#shared/contract/project/project.ts";
import styles from "./projects.module.css";

type AdditionPageProps = { list: ProjectList; vehicles: readonly VehicleOption[]; returned: ReturnedForm<TypedAddition> | null };

/** Which build parts are for. */
export function AdditionPage({ list, vehicles, returned }: AdditionPageProps) {
  const [first] = vehicles;
  return (
    <div className={styles.page}>
      <h1>Add to a project</h1>
      {returned && Object.keys(returned.fields).length === 0 && <ErrorPanel message={returned.message} />}
      {list.parts.length === 0 ? (
        <EmptyState
          headingLevel="h2"
          title="No parts to add"
          text="Open a part and press “Add to a project”, or paste part numbers."
          action={<ButtonLink href="/quick-order">Paste part numbers</ButtonLink>}
        />
      ) : (
        <Addition list={list} vehicles={vehicles} vehicle={writeVehicle(first ?? null)} returned={returned} />
      )}
    </div>
  );
}
