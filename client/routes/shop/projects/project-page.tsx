import type { PostedProject } from "#client/features/projects/forms/project-form.ts";
import { ProjectLines } from "#client/features/projects/view/project-lines.tsx";
import type { VehicleOption } from "#client/features/projects/view/project-fields.tsx";
import { ProjectSettings } from "#client/features/projects/view/project-settings.tsx";
import { ProjectTotals } from "#client/features/projects/view/project-totals.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import { Breadcrumbs } from "#client/ui/navigation/breadcrumbs.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";
import type { ProjectView } from "#shared/contract/project/project.ts";
import styles from "./projects.module.css";

type ProjectPageProps = {
  project: ProjectView;
  vehicles: readonly VehicleOption[];
  origin: string;
  params: URLSearchParams;
  returned: PostedProject | null;
};

/** One build, to be worked on. */
export function ProjectPage({ project, vehicles, origin, params, returned }: ProjectPageProps) {
  const said = returned === null ? noticeIn(params) : null;
  return (
    <div className={styles.page}>
      <Breadcrumbs links={[{ label: "Your projects", url: "/projects" }]} current={project.name} />
      <div>
        <h1 className={styles.name}>{project.name}</h1>
        {project.vehicle && (
          <p className={styles.car}>
            <Icon of="car" size="small" /> {project.vehicle.label}
          </p>
        )}
      </div>
      {said && (
        <p className={styles.said} role="status">
          {said}
        </p>
      )}
      {returned && <ErrorPanel message={returned.message} />}
      {returned && returned.problems.length > 0 && (
        <ul className={styles.problems} aria-label="Lines that need a look">
          {returned.problems.map(({ line, text, problem }) => (
            <li key={line}>
              Line {line}: {problem} <span className={styles.typed}>{text}</span>
            </li>
          ))}
        </ul>
      )}
      {project.lines.length === 0 ? (
        <EmptyState
          headingLevel="h2"
          title="No parts yet"
          text="Open a part and press “Add to a project”, paste part numbers, or bring in a spreadsheet below."
        />
      ) : (
        <>
          <ProjectTotals project={project} />
          <ProjectLines project={project} returned={returned} />
        </>
      )}
      <ProjectSettings project={project} vehicles={vehicles} origin={origin} isJustShared={params.has("shared")} back={returned} />
    </div>
  );
}

/** The words for what a form did; addresses name words of ours, they never bring their own. */
function noticeIn(params: URLSearchParams): string | null {
  if (params.has("saved")) return "Saved.";
  if (params.has("shared")) return "Here is the link. Whoever has it can read this project.";
  if (params.has("unshared")) return "The link no longer works.";
  const added = /^\d{1,3}$/.exec(params.get("added") ?? "")?.[0];
  if (added === undefined) return null;
  return added === "1" ? "1 line was added." : `${added} lines were added.`;
}
