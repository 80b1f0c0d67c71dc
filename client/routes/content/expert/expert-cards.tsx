import { ExpertCard } from "#client/features/content/expert/expert-card.tsx";
import type { ExpertSummary } from "#shared/contract/content/expert.ts";
import styles from "./expert-cards.module.css";

/** Every expert with the first lines of the bio. */
export function ExpertCards({ experts }: { experts: ExpertSummary[] }) {
  return (
    <ul className={styles.cards}>
      {experts.map((expert) => (
        <li key={expert.slug}>
          <ExpertCard expert={expert} />
        </li>
      ))}
    </ul>
  );
}
