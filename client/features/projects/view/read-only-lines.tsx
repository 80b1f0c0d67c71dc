import type { ProjectView } from "#shared/contract/project/project.ts";
import { Badge, type BadgeTone } from "#client/ui/feedback/badge.tsx";
import type { LineState } from "#shared/domain/project/project.ts";
import { LineFacts, LinePrice } from "./line-facts.tsx";
import { stateWords } from "./state-words.ts";
import styles from "./project-lines.module.css";

const tones: Record<LineState, BadgeTone> = { need: "low", ordered: "info", have: "neutral", fitted: "fit" };

/** A project's parts for whoever has the link. */
export function ReadOnlyLines({ project: { lines, arePricesKnown } }: { project: ProjectView }) {
  return (
    <ol className={styles.lines} aria-label="Parts of this project">
      {lines.map((line) => (
        <li key={line.id} className={styles.readOnly}>
          <div className={styles.told}>
            <LineFacts line={line} arePricesKnown={arePricesKnown} />
            <p>
              <Badge tone={tones[line.state]}>{stateWords[line.state]}</Badge> × {line.quantity}
            </p>
            {line.note && <p className={styles.small}>{line.note}</p>}
          </div>
          <LinePrice line={line} />
        </li>
      ))}
    </ol>
  );
}
