import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "#client/lib/api/api.ts";
import { failureOf } from "#client/lib/api/failure-of.ts";
import { useMyLocation } from "#client/lib/storage/my-location.ts";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import { Field } from "#client/ui/field/field.tsx";
import { Select } from "#client/ui/field/select.tsx";
import { distanceKm } from "#shared/domain/stores/distance.ts";
import { defaultStoreState, storeStates } from "#shared/domain/stores/store-states.ts";
import { storesByStateQuery } from "../queries.ts";
import { StoreCard } from "../store/store-card.tsx";
import styles from "./store-finder.module.css";

/** All stores, one state at a time. */
export function StatePicker({ first = defaultStoreState }: { first?: string }) {
  const [state, setState] = useState(first);
  const { data, error, isPlaceholderData, refetch } = useQuery(storesByStateQuery(useApi(), state));
  const location = useMyLocation();
  const here = location && { latitude: location.lat, longitude: location.lng };
  // Of the last state only the names of all states stay.
  const stores = error || isPlaceholderData ? undefined : data?.stores;
  const states = (data?.states ?? storeStates).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <>
      <Field label="State">
        {({ id }) => <Select id={id} options={states} value={state} onChange={(event) => setState(event.target.value)} />}
      </Field>
      {error && <ErrorPanel message={`Error: ${failureOf(error).message}`} onRetry={() => void refetch()} />}
      {!error && !stores && <Skeleton className={styles.waiting} />}
      {stores?.length === 0 && <p className={styles.note}>We have no store there yet.</p>}
      <ul className={styles.list} aria-label="Stores">
        {stores?.map((store) => (
          <li key={store.placeId}>
            <StoreCard store={store} distanceKm={here && store.coordinates && Math.round(distanceKm(here, store.coordinates) * 10) / 10} />
          </li>
        ))}
      </ul>
    </>
  );
}
