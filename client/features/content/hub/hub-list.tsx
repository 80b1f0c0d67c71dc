import type { Hub } from "#shared/contract/content/hub.ts";
import cardGridStyles from "#client/ui/shelf/card-grid.module.css";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { Pagination } from "#client/ui/navigation/pagination.tsx";
import { ContentCard } from "../blocks/cards/content-card.tsx";
import { HubFilters } from "./hub-filters.tsx";
import styles from "./hub-list.module.css";

/** The stories under some of the hub's filters. */
export function HubList({ hub }: { hub: Hub }) {
  const { filters, cards, total, page, pageCount, url } = hub;
  return (
    <div className={styles.list}>
      <HubFilters filters={filters} />
      {total === 0 ? (
        <EmptyState headingLevel="h2" title="No stories match all of that yet." />
      ) : (
        <>
          <h2 className={styles.total}>{`${total} ${total === 1 ? "story" : "stories"}, newest first`}</h2>
          <ul className={cardGridStyles.grid}>
            {cards.map((card) => (
              <li key={card.id}>
                <ContentCard card={card} />
              </li>
            ))}
          </ul>
          <Pagination page={page} pageCount={pageCount} hrefOf={(other) => (other === 1 ? url : `${url}?page=${other}`)} />
        </>
      )}
    </div>
  );
}
