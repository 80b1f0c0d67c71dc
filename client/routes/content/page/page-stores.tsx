import { useSuspenseQuery } from "@tanstack/react-query";
import { DeferredSection } from "#client/ui/deferred-section.tsx";
import { storesByStateQuery } from "#client/features/stores/queries.ts";
import { StoresPicker } from "#client/features/stores/finder/stores-picker.tsx";
import { useApi } from "#client/lib/api/api.ts";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import styles from "./page-stores.module.css";

/** A page's stores, which may come after the page; those of the first state come with it. */
export function PageStores({ state }: { state: string }) {
  return (
    <DeferredSection skeleton={<Skeleton className={styles.waiting} />} failure="Error: We couldn't load our stores.">
      <LoadedStores state={state} />
    </DeferredSection>
  );
}

function LoadedStores({ state }: { state: string }) {
  const { placeholderData: _none, ...query } = storesByStateQuery(useApi(), state);
  useSuspenseQuery(query);
  return <StoresPicker state={state} />;
}
