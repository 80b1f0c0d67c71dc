import { ExpertAdvice } from "#client/features/content/expert/expert-advice.tsx";
import type { Expert } from "#shared/contract/content/expert.ts";
import { ReportedShelf } from "../../shop/reported-shelf.tsx";
import styles from "./expert-parts.module.css";

/** All that an expert recommends. */
export function ExpertParts({ expert }: { expert: Expert }) {
  return (
    <div className={styles.parts}>
      {expert.recommendations.map((advice) => (
        <ExpertAdvice
          key={advice.id}
          advice={advice}
          products={<ReportedShelf title={`Parts for: ${advice.title}`} products={advice.products} />}
        />
      ))}
    </div>
  );
}
