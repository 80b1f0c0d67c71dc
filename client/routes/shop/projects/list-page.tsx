import { writeVehicle } from "#client/features/projects/forms/project-fields.ts";
import type { NewProject } from "#client/features/projects/forms/new-project.ts";
import { FormKey } from "#client/features/projects/view/form-key.tsx";
import { ProjectFields, type VehicleOption } from "#client/features/projects/view/project-fields.tsx";
import { ProjectList } from "#client/features/projects/view/project-list.tsx";
import type { ReturnedForm } from "#client/lib/forms/form-action.ts";
import { Button } from "#client/ui/button/button.tsx";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import type { ProjectList as ProjectListData } from "#shared/contract/project/project.ts";
import styles from "./projects.module.css";

type ListPageProps = {
  list: ProjectListData;
  vehicles: readonly VehicleOption[];
  returned: ReturnedForm<NewProject> | null;
  isDeleted: boolean;
};

/** Every build that the visitor plans. */
export function ListPage({ list, vehicles, returned, isDeleted }: ListPageProps) {
  const [first] = vehicles;
  return (
    <div className={styles.page}>
      <h1>Your projects</h1>
      <p className={styles.lead}>
        A list of parts for each build: what you need, what is on its way, what is in the shed and what is on the car.
      </p>
      {isDeleted && (
        <p className={styles.said} role="status">
          The project is deleted.
        </p>
      )}
      {returned && returned.kind === "failed" && <ErrorPanel message={returned.message} />}
      {list.projects.length > 0 && <ProjectList projects={list.projects} />}
      <section className={styles.new} aria-labelledby="new-project">
        <h2 id="new-project">{list.projects.length > 0 ? "Start another project" : "Start your first project"}</h2>
        <form method="post" action="/projects" className={styles.form}>
          <FormKey sent={returned?.typed.key} />
          <ProjectFields
            name={returned?.typed.name ?? ""}
            vehicle={returned?.typed.vehicle ?? writeVehicle(first ?? null)}
            vehicles={vehicles}
            error={returned?.fields["name"]}
          />
          <Button type="submit">Start this project</Button>
        </form>
        {!list.areCustomers && (
          <p className={styles.small}>
            Projects stay on this device for half a year after the last change. <a href="/login?return_to=%2Fprojects">Sign in</a>, and they
            come with you.
          </p>
        )}
      </section>
    </div>
  );
}
