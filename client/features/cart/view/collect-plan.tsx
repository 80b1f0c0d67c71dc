import { useQuery } from "@tanstack/react-query";
import { nearestStoreQuery } from "#client/features/cart/queries.ts";
import { useApi } from "#client/lib/api/api.ts";
import { useMyLocation } from "#client/lib/storage/my-location.ts";
import { useMyStore } from "#client/lib/storage/my-store.ts";
import { storesQuery, variantStockQuery } from "#client/lib/stock/stock-queries.ts";
import { useMinute } from "#client/lib/use-minute.ts";
import { Icon } from "#client/ui/picture/icon.tsx";
import type { Cart, CartLine } from "#shared/contract/cart.ts";
import type { Store } from "#shared/contract/stores/store.ts";
import type { Posting } from "#shared/domain/cart/posting.ts";
import { formatNumber } from "#shared/domain/money.ts";
import { collectPlan, type CollectPlan as Plan } from "#shared/domain/stores/collect-plan.ts";
import { distanceKm } from "#shared/domain/stores/distance.ts";
import { isOnShelf, partPromise, type PickUp } from "#shared/domain/stores/part-promise.ts";
import styles from "./collect-plan.module.css";

/** Where the cart can be picked up: what the shopper's store hands over today and what tomorrow, and which other store has all of it. */
export function CollectPlan({ cart }: { cart: Cart }) {
  const api = useApi();
  const myStore = useMyStore();
  const minute = useMinute();
  const lines = cart.lines.filter(({ quantity }) => quantity > 0).map(toPlanned);
  const goods = lines.filter(({ isGiftCard }) => !isGiftCard);
  const ids = goods.map(({ variantId }) => variantId);
  const { data: stock } = useQuery(variantStockQuery(api, ids));
  const { data: stores } = useQuery({ ...storesQuery(api), enabled: ids.length > 0 });
  if (minute === null || !stock || !stores) return null;
  const own = stores.find(({ placeId }) => placeId === myStore?.placeId);
  const plan = collectPlan({
    lines: goods,
    stock,
    stores: nearestFirst(stores, own?.coordinates ?? null),
    myStore: myStore?.shortName ?? null,
    now: new Date(minute),
  });
  return (
    <section className={styles.plan} aria-labelledby="collect-plan">
      <h2 id="collect-plan" className={styles.title}>
        <Icon of="store" size="small" /> Pick it up in store
      </h2>
      {plan.mine ? (
        <MyStore {...plan.mine} />
      ) : (
        <p>
          <a className={styles.link} href="/stores" data-my-store>
            Set my store
          </a>{" "}
          to see what you can collect, and when.
        </p>
      )}
      <WholeStores plan={plan} />
    </section>
  );
}

function nearestFirst(stores: readonly Store[], from: Store["coordinates"]): Store[] {
  const far = ({ coordinates }: Store) => (from && coordinates ? distanceKm(from, coordinates) : Infinity);
  // Two whose place nobody knows stay as they are: sorting takes what is no number for 0.
  return stores.toSorted((a, b) => far(a) - far(b));
}

type PlannedLine = CartLine & { stock: "special-order" | "in-stock" };

function toPlanned(line: CartLine): PlannedLine {
  return { ...line, stock: line.isOrderedIn ? "special-order" : "in-stock" };
}

type Planned = { line: PlannedLine; pickUp: PickUp };

function MyStore({ store, lines }: { store: Store; lines: Planned[] }) {
  const there = lines.filter(({ pickUp }) => isOnShelf(pickUp));
  const [first] = there;
  const orderedIn = lines.filter(({ pickUp }) => pickUp.when === "ordered-in");
  const lacking = lines.filter(({ pickUp }) => pickUp.when === "not-there");
  return (
    <>
      <p>
        <a className={styles.link} href={store.url}>
          {store.name}
        </a>{" "}
        <span className={styles.count}>{countText(there.length, lines.length)}</span>
      </p>
      {first && <PlanLines sign="check" title={first.pickUp.text} lines={there} isAll={there.length === lines.length} />}
      {orderedIn.length > 0 && (
        <PlanLines sign="package-open" title="Ordered in: we email you when it is ready to collect" lines={orderedIn} />
      )}
      {lacking.map(({ line, pickUp }) => (
        <PlanLines key={line.id} sign="x" title={pickUp.text} lines={[{ line, pickUp }]} />
      ))}
    </>
  );
}

function countText(there: number, all: number): string {
  if (all === 1) return there === 1 ? "has it" : "doesn't have it";
  return there === all ? "has all of it" : `has ${there} of ${all} parts`;
}

type PlanLinesProps = { sign: "check" | "package-open" | "x"; title: string; lines: Planned[]; isAll?: boolean };

/** A sentence and the parts that it is about, unless it is about all of them. */
function PlanLines({ sign, title, lines, isAll = false }: PlanLinesProps) {
  return (
    <div className={styles.group}>
      <Icon of={sign} size="small" className={sign === "check" ? styles.there : styles.not} />
      <div>
        <p className={sign === "check" ? styles.there : undefined}>{title}</p>
        {!isAll && (
          <ul className={styles.parts}>
            {lines.map(({ line }) => (
              <li key={line.id}>{line.title}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

const namedMax = 3;

/** Told only where the shopper's own store lacks something: whoever can have it all there needs no other. */
function WholeStores({ plan: { mine, whole } }: { plan: Plan<PlannedLine, Store> }) {
  const isWhole = mine?.lines.every(({ pickUp }) => pickUp.when !== "not-there") ?? false;
  if (isWhole) return null;
  if (whole.length === 0) return <p>No store has all of it on the shelf.</p>;
  return (
    <>
      <p>
        {whole.length === 1
          ? "This store has all of it:"
          : `${whole.length} stores have all of it${whole.length > namedMax ? (mine?.store.coordinates ? ", the nearest" : ", such as") : ""}:`}
      </p>
      <ul className={styles.stores}>
        {whole.slice(0, namedMax).map(({ store, pickUp }) => (
          <li key={store.placeId}>
            <a className={styles.link} href={store.url}>
              {store.name}, {store.state}
            </a>
            <span className={styles.there}>{pickUp.text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Why a part that is posted doesn't travel like any other, in the words of its product page. */
export function LineObstacle({ line }: { line: CartLine }) {
  const { delivery } = partPromise({ part: { ...line, stock: "in-stock" }, counter: null, now: null });
  const [reason] = delivery.reasons;
  return <p className={styles.obstacle}>{reason}</p>;
}

/** What can't be posted, what becomes of the rest, and where the shopper's nearest counter is, however far. */
export function CollectNote({ posting: { posted, collected, emailed } }: { posting: Posting<CartLine> }) {
  return (
    <div className={styles.note}>
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
