import { useId } from "react";
import { Button } from "#client/ui/button.tsx";
import inputStyles from "#client/ui/input.module.css";
import { FoundPlaces } from "./found-places.tsx";
import { StoresNearPlace } from "./stores-near-place.tsx";
import type { StoreSearchParams } from "./store-search-params.ts";
import styles from "./store-search.module.css";

/** The store page's search: a plain form, so that it works without scripts too. */
export function StoreSearch({ q, placeId }: StoreSearchParams) {
  const id = useId();
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
          placeholder="Start typing postcode or suburb"
          defaultValue={q}
        />
        <Button type="submit">Find stores</Button>
      </form>
      {placeId ? <StoresNearPlace placeId={placeId} /> : q !== "" && <FoundPlaces q={q} />}
    </div>
  );
}
