import { Badge } from "#client/ui/feedback/badge.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";
import { dayInWords } from "#client/lib/text/day-in-words.ts";
import type { ProjectSummary } from "#shared/contract/project/project.ts";
import styles from "./project-list.module.css";

/** The visitor's projects, the one that was changed last first. */
export function ProjectList({ projects }: { projects: readonly ProjectSummary[] }) {
  return (
    <ul className={styles.list} aria-label="Your projects">
      {projects.map(({ id, name, vehicle, lineCount, neededCount, isShared, updatedOn }) => (
        <li key={id} className={styles.project}>
          <h2 className={styles.name}>
            <a href={`/projects/${id}`}>{name}</a>
          </h2>
          {vehicle && (
            <p className={styles.car}>
              <Icon of="car" size="small" /> {vehicle.label}
            </p>
          )}
          <p className={styles.facts}>
            {lineCount === 0
              ? "No parts yet"
              : `${counted(lineCount)}, ${neededCount === 0 ? "none still needed" : `${neededCount} still needed`}`}
            {" · "}
            {updatedOn && <time dateTime={updatedOn}>{dayInWords(updatedOn)}</time>}
          </p>
          {isShared && (
            <Badge tone="info" icon="arrow-up-right">
              Shared
            </Badge>
          )}
        </li>
      ))}
    </ul>
  );
}

const counted = (count: number) => (count === 1 ? "1 part" : `${count} parts`);
