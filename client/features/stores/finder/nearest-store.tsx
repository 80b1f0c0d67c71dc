import type { NearbyStores } from "#shared/contract/stores/store.ts";
import { formatNumber } from "#shared/domain/money.ts";

/** The nearest store where none is nearby: far, and still the way to a part that isn't posted. */
export function NearestStore({ store: { name, state, url, distanceKm } }: { store: NonNullable<NearbyStores["nearestBeyond"]> }) {
  return (
    <p>
      The nearest one is{" "}
      <a href={url}>
        {name}, {state}
      </a>
      , {formatNumber(Math.round(distanceKm))} km away.
    </p>
  );
}
