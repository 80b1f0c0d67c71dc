import { useSuspenseQuery } from "@tanstack/react-query";
import { useApi } from "#client/lib/api.ts";
import { ErrorPanel } from "#client/ui/error-panel.tsx";
import { storePlacesQuery } from "./queries.ts";
import { StoresNear } from "./stores-near.tsx";
import styles from "./store-search.module.css";

/** Suburbs to choose from: a postcode has several as a rule. Where it has one, the stores around that. */
export function FoundPlaces({ q }: { q: string }) {
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
