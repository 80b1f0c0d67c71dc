import { useState } from "react";
import { useMyStore } from "#client/lib/use-my-store.ts";
import { usePlaceSearch } from "#client/lib/use-place-search.ts";
import { Button } from "#client/ui/button.tsx";
import { ComboBox } from "#client/ui/combo-box.tsx";
import { Icon } from "#client/ui/icon.tsx";
import { MyStoreCard } from "./my-store-card.tsx";
import { NearbyResults } from "./nearby-results.tsx";
import type { StoreSearch } from "./queries.ts";
import { StatePicker } from "./state-picker.tsx";
import { useGeolocation } from "./use-geolocation.ts";
import styles from "./store-finder.module.css";

type Shown = { view: "start" } | { view: "states" } | { view: "nearby"; where: StoreSearch };

/** Finds a store by postcode, suburb, position or state. */
export function StoreFinder() {
  const [shown, setShown] = useState<Shown>({ view: "start" });
  const search = usePlaceSearch((placeId, sessionToken) => setShown({ view: "nearby", where: { placeId, sessionToken } }));
  const myStore = useMyStore();
  const position = useGeolocation((where) => setShown({ view: "nearby", where }));
  const isPicking = shown.view === "states";
  return (
    <div className={styles.finder}>
      <ComboBox
        label="Postcode or suburb"
        placeholder="Start typing postcode or suburb"
        value={search.input}
        onType={(input) => {
          search.setInput(input);
          if (isPicking) setShown({ view: "start" });
        }}
        options={search.places?.map(({ placeId, name, area }) => ({ id: placeId, label: name, detail: area })) ?? null}
        onChoose={({ id, label, detail }) => search.choose({ placeId: id, name: label, area: detail })}
        error={search.failure}
        note={search.isNothing ? "No results found" : null}
      />
      <div className={styles.actions}>
        <Button variant="secondary" isBusy={position.isBusy} onClick={position.ask}>
          <Icon of="map-pin" size="small" />
          Use my location
        </Button>
        <Button variant="secondary" aria-pressed={isPicking} onClick={() => setShown({ view: isPicking ? "start" : "states" })}>
          View all stores
        </Button>
      </div>
      {position.problem && (
        <p className={styles.problem} role="alert">
          {position.problem}
        </p>
      )}
      {shown.view === "nearby" && <NearbyResults where={shown.where} />}
      {isPicking && <StatePicker />}
      {shown.view === "start" && myStore && <MyStoreCard placeId={myStore.placeId} />}
    </div>
  );
}
