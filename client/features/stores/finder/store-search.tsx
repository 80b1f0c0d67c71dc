import { useEffect, useId } from "react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useApi } from "#client/lib/api/api.ts";
import { useClosed } from "#client/lib/page/site.ts";
import { reportToShop } from "#client/lib/reports/report-to-shop.ts";
import { Button } from "#client/ui/button/button.tsx";
import { ClosedNote } from "#client/ui/feedback/closed-note.tsx";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import type { NearbyStores } from "#shared/contract/stores/store.ts";
import { storePlacesQuery, storesNearPlaceQuery } from "../queries.ts";
import { StoreCard } from "../store/store-card.tsx";
import type { StoreSearchParams } from "./store-search-params.ts";
import inputStyles from "#client/ui/field/input.module.css";
import { NearestStore } from "./nearest-store.tsx";
import styles from "./store-search.module.css";

/** The store page's search: a plain form, so that it works without scripts too. */
export function StoreSearch({ q, placeId }: StoreSearchParams) {
  const id = useId();
  const closed = useClosed("places");
  if (closed) return <ClosedNote text="We can't look up postcodes and suburbs here at the moment." {...closed} />;
  return (
    <div className={styles.search}>
      <form className={styles.form} method="get" action="/stores" role="search" aria-label="Stores">
        <label className={styles.label} htmlFor={id}>
          Postcode or suburb
        </label>
        <input
          key={q}
          className={inputStyles.input}
          id={id}
          type="search"
          name="q"
          required
          maxLength={100}
          autoComplete="off"
          placeholder="Such as 3058"
          defaultValue={q}
        />
        <Button type="submit">Find stores</Button>
      </form>
      {placeId ? <StoresNearPlace placeId={placeId} /> : q !== "" && <FoundPlaces q={q} />}
    </div>
  );
}

/** The stores around the suburb that was chosen. */
function StoresNearPlace({ placeId }: { placeId: string }) {
  const { data } = useSuspenseQuery(storesNearPlaceQuery(useApi(), placeId));
  return <StoresNear near={data} />;
}

/** Suburbs to choose from: a postcode has several as a rule. Where it has one, the stores around that. */
function FoundPlaces({ q }: { q: string }) {
  const { data } = useSuspenseQuery(storePlacesQuery(useApi(), q));
  const { places, around } = data;
  if (around) return <StoresNear near={around.near} />;
  if (places === null) return <ErrorPanel message="Failed to find nearby stores, please try again later." />;
  if (places.length === 0) return <p role="status">No results found</p>;
  return (
    <section className={styles.found} aria-labelledby="found-places">
      <h2 id="found-places">Which suburb?</h2>
      <ul className={styles.places}>
        {places.map(({ placeId, name, area }) => (
          <li key={placeId}>
            <a className={styles.place} href={`/stores?${new URLSearchParams({ q: name, place: placeId })}`}>
              {name} <span className={styles.area}>{area}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The stores around a suburb, nearest first; null where nobody can tell just now. */
function StoresNear({ near }: { near: NearbyStores | null }) {
  useEffect(() => {
    if (near === null) reportToShop("nearby-stores-failed");
  }, [near]);
  if (near === null) return <ErrorPanel message="Failed to find nearby stores, please try again later." />;
  if (near.stores.length === 0) {
    return (
      <>
        <p role="status">No stores nearby. Please try a different postcode or suburb.</p>
        {near.nearestBeyond && <NearestStore store={near.nearestBeyond} />}
      </>
    );
  }
  return (
    <section className={styles.found} aria-labelledby="stores-near">
      <h2 id="stores-near">Stores nearby</h2>
      <ul className={styles.stores}>
        {near.stores.map(({ distanceKm, ...store }) => (
          <li key={store.placeId}>
            <StoreCard store={store} distanceKm={distanceKm} />
          </li>
        ))}
      </ul>
    </section>
  );
}
