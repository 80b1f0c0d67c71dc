import { ProjectTotals } from "#client/features/projects/view/project-totals.tsx";
import { ReadOnlyLines } from "#client/features/projects/view/read-only-lines.tsx";
import { ButtonLink } from "#client/ui/button/button.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";
import type { ProjectView } from "#shared/contract/project/project.ts";
import { writeLineList } from "#shared/domain/project/project.ts";
import styles from "./projects.module.css";

/** A build as its owner lets others read it. */
export function SharedPage({ project }: { project: ProjectView }) {
  const sold = project.lines.filter(({ offer }) => offer !== null);
  return (
    <div className={styles.page}>
      <div>
        <p className={styles.kicker}>Shared project</p>
        <h1 className={styles.name}>{project.name}</h1>
        {project.vehicle && (
          <p className={styles.car}>
            <Icon of="car" size="small" /> {project.vehicle.label}
          </p>
        )}
      </div>
      {project.lines.length === 0 ? (
        <EmptyState headingLevel="h2" title="No parts yet" text="Its owner hasn’t added any." />
      ) : (
        <>
          <ProjectTotals project={project} />
          <ReadOnlyLines project={project} />
        </>
      )}
      {sold.length > 0 && (
        <p>
          <ButtonLink href={`/projects/add?${new URLSearchParams({ lines: writeLineList(sold) })}`} variant="secondary" rel="nofollow">
            Add these parts to a project of mine
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
