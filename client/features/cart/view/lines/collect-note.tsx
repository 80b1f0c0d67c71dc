import { useQuery } from "@tanstack/react-query";
import { nearestStoreQuery } from "#client/features/cart/queries.ts";
import { useApi } from "#client/lib/api/api.ts";
import { useMyLocation } from "#client/lib/storage/my-location.ts";
import { useMyStore } from "#client/lib/storage/my-store.ts";
import { Icon } from "#client/ui/picture/icon.tsx";
import type { Posting } from "#shared/domain/cart/posting.ts";
import type { CartLine } from "#shared/contract/cart.ts";
import { formatNumber } from "#shared/domain/money.ts";
import styles from "./cart-lines.module.css";

/** What can't be posted, what becomes of the rest, and where the shopper's nearest counter is, however far. */
export function CollectNote({ posting: { posted, collected, emailed } }: { posting: Posting<CartLine> }) {
  return (
    <div className={styles.collect}>
      <Icon of="store" size="small" />
      <p>
        <strong>{collectText(collected.length, posted.length, emailed.length)}</strong> <NearestCounter />
      </p>
    </div>
  );
}

function collectText(collectedCount: number, postedCount: number, emailedCount: number): string {
  const them = collectedCount === 1 ? "This part" : "These parts";
  if (postedCount + emailedCount === 0) return `${them} can't be posted, so this order is for pick-up from a store.`;
  const rest = postedCount > 0 ? "; we post the rest" : "";
  return `${them} can't be posted. Pick ${collectedCount === 1 ? "it" : "them"} up from a store${rest}.`;
}

function NearestCounter() {
  const myStore = useMyStore();
  const location = useMyLocation();
  const { data: nearest } = useQuery(nearestStoreQuery(useApi(), myStore === null ? location : null));
  if (myStore !== null) return <>Your store is {myStore.shortName}.</>;
  if (!nearest) return <a href="/stores">Find your nearest store</a>;
  return (
    <>
      Your nearest store is{" "}
      <a href={nearest.url}>
        {nearest.name}, {nearest.state}
      </a>
      , {formatNumber(Math.round(nearest.distanceKm))} km away.
    </>
  );
}
