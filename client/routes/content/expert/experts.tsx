import { useSuspenseQuery } from "@tanstack/react-query";
import { expertsQuery } from "#client/features/content/queries.ts";
import { useApi } from "#client/lib/api/api.ts";
import type { PageHandle } from "#client/lib/page/page-head.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { ExpertCards } from "./expert-cards.tsx";
import styles from "./expert.module.css";

const title = "Ask the workshop";
const description = "The benches of our workshop: who looks after what, and the parts they recommend for the job.";

export const loader = pageLoader(({ api }) => ({ critical: [expertsQuery(api)] }));

export const handle = { head: () => ({ title, description }) } satisfies PageHandle;

export function Component() {
  const { data: experts } = useSuspenseQuery(expertsQuery(useApi()));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{description}</p>
      </header>
      {experts.length === 0 ? <EmptyState headingLevel="h2" title="The workshop is empty just now." /> : <ExpertCards experts={experts} />}
    </div>
  );
}
