import { type ReactNode, useEffect, useRef, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "#client/lib/api/api.ts";
import { PlacesCredit } from "#client/lib/places/places-credit.tsx";
import { usePlaceSearch } from "#client/lib/places/use-place-search.ts";
import { useClosed } from "#client/lib/page/site.ts";
import { reportToShop } from "#client/lib/reports/report-to-shop.ts";
import { type MyLocation, rememberMyLocation } from "#client/lib/storage/my-location.ts";
import { useMyStore } from "#client/lib/storage/my-store.ts";
import { Button } from "#client/ui/button/button.tsx";
import { ClosedNote } from "#client/ui/feedback/closed-note.tsx";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import { ComboBox } from "#client/ui/field/combo-box.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import type { NearbyStores } from "#shared/contract/stores/store.ts";
import { type StoreSearch, nearbyStoresQuery, storeQuery } from "../queries.ts";
import { StoreCard } from "../store/store-card.tsx";
import { StatePicker } from "./state-picker.tsx";
import { NearestStore } from "./nearest-store.tsx";
import styles from "./store-finder.module.css";

const waitMs = 10_000;

/** Asks the browser where it is. It asks the shopper first, who may say no. */
function useGeolocation(onFound: (location: MyLocation) => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** Whoever turns to something else meanwhile keeps that. */
  const isWantedRef = useRef(false);

  const giveUp = () => {
    isWantedRef.current = false;
    setIsBusy(false);
  };
  const ask = () => {
    // Missing in old browsers and on insecure pages, whatever the types say.
    if (!("geolocation" in navigator)) return setProblem("Geolocation is not supported by your browser");
    isWantedRef.current = true;
    setIsBusy(true);
    setProblem(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng } }) => {
        if (!isWantedRef.current) return;
        giveUp();
        onFound({ lat, lng });
      },
      ({ code, PERMISSION_DENIED: denied }) => {
        if (!isWantedRef.current) return;
        giveUp();
        setProblem(
          code === denied
            ? "Your browser keeps your location to itself. Allow it there, or type your postcode."
            : "We couldn't find out where you are. Please type your postcode.",
        );
      },
      { timeout: waitMs, maximumAge: 600_000 },
    );
  };
  return { ask, giveUp, isBusy, problem };
}

type Shown = { view: "start" } | { view: "states" } | { view: "nearby"; where: StoreSearch };

/** Finds a store by postcode, suburb, position or state. */
export function StoreFinder() {
  const [shown, setShown] = useState<Shown>({ view: "start" });
  const search = usePlaceSearch((placeId, sessionToken) => setShown({ view: "nearby", where: { placeId, sessionToken } }));
  const myStore = useMyStore();
  const position = useGeolocation((where) => setShown({ view: "nearby", where }));
  const closed = useClosed("places");
  const isPicking = shown.view === "states";
  const togglePicker = () => {
    position.giveUp();
    setShown({ view: isPicking ? "start" : "states" });
  };
  const placeCount = search.places?.length ?? 0;
  return (
    <div className={styles.finder}>
      <Said>{placeCount > 0 && `${placeCount} ${placeCount === 1 ? "place" : "places"} found. Choose yours from the list.`}</Said>
      {closed ? (
        <ClosedNote text="We can't look up postcodes and suburbs here at the moment." {...closed} />
      ) : (
        <ComboBox
          label="Postcode or suburb"
          placeholder="Start typing postcode or suburb"
          value={search.input}
          onType={(input) => {
            search.setInput(input);
            position.giveUp();
            if (isPicking) setShown({ view: "start" });
          }}
          options={search.places?.map(({ placeId, name, area }) => ({ id: placeId, label: name, detail: area })) ?? null}
          isStale={search.isStale}
          onChoose={({ id, label, detail }) => search.choose({ placeId: id, name: label, area: detail })}
          error={search.failure}
          note={search.isNothing ? "No results found" : <PlacesCredit places={search.places} />}
        />
      )}
      <div className={styles.actions}>
        <Button variant="secondary" isBusy={position.isBusy} onClick={position.ask}>
          <Icon of="map-pin" size="small" />
          Use my location
        </Button>
        <Button variant="secondary" aria-pressed={isPicking} onClick={togglePicker}>
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

/** What whoever listens to the page would not hear of otherwise. It stands there before it has anything to say. */
function Said({ children }: { children: ReactNode }) {
  return (
    <VisuallyHidden>
      <span role="status">{children}</span>
    </VisuallyHidden>
  );
}

/** The store that was chosen earlier; nothing where it can't be loaded or is gone. */
function MyStoreCard({ placeId }: { placeId: string }) {
  const { data, isError } = useQuery({ ...storeQuery(useApi(), placeId), retry: false });
  if (isError) return null;
  return data ? <StoreCard store={data} /> : <Skeleton className={styles.waiting} />;
}

/** The stores around a place. The place is remembered, to sort stores by it elsewhere. */
function NearbyResults({ where }: { where: StoreSearch }) {
  const { data, isError, refetch } = useQuery(nearbyStoresQuery(useApi(), where));
  useEffect(() => {
    if (data) rememberMyLocation(data.location);
  }, [data]);
  useEffect(() => {
    if (isError) reportToShop("nearby-stores-failed");
  }, [isError]);
  if (isError) return <ErrorPanel message="Failed to find nearby stores, please try again later." onRetry={() => void refetch()} />;
  const count = data?.stores.length ?? 0;
  return (
    <>
      <Said>{count > 0 && `${count} ${count === 1 ? "store" : "stores"} nearby.`}</Said>
      {data ? <StoresNearby {...data} /> : <Skeleton className={styles.waiting} />}
    </>
  );
}

function StoresNearby({ stores, nearestBeyond }: NearbyStores) {
  if (stores.length === 0) {
    return (
      <>
        <p className={styles.note} role="status">
          No stores nearby. Please try a different postcode or suburb.
        </p>
        {nearestBeyond && <NearestStore store={nearestBeyond} />}
      </>
    );
  }
  return (
    <ul className={styles.list} aria-label="Stores nearby">
      {stores.map(({ distanceKm, ...store }) => (
        <li key={store.placeId}>
          <StoreCard store={store} distanceKm={distanceKm} />
        </li>
      ))}
    </ul>
  );
}
