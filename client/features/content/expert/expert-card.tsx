import type { ExpertSummary } from "#shared/contract/content/expert.ts";
import { ReadMore } from "#client/ui/text/read-more.tsx";
import { Unbroken } from "#client/ui/text/unbroken.tsx";
import { ExpertPlate } from "./expert-plate.tsx";
import { RichText } from "../blocks/text/rich-text.tsx";
import styles from "./expert-card.module.css";

/** An expert among others: the sign, and the first lines of the bio. */
export function ExpertCard({ expert }: { expert: ExpertSummary }) {
  return (
    <article className={styles.card}>
      <ExpertPlate
        expert={expert}
        name={
          <h2 className={styles.name}>
            <a className={styles.link} href={expert.url}>
              <Unbroken>{expert.name}</Unbroken>
            </a>
          </h2>
        }
      />
      <ReadMore lines="three">
        <RichText html={expert.bioHtml} isNarrow isCut />
      </ReadMore>
    </article>
  );
}
