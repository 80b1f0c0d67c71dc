import type { Store } from "#shared/contract/stores/store.ts";
import { borders, coasts, drawnAt, mapSize, tasmanFrame } from "./land.ts";
import { spreadPins } from "./spread-pins.ts";
import styles from "./store-map.module.css";

/** On a phone a pin of 24 pixels is this wide in the drawing's units. */
const pinGap = 37;
/** How far above its middle a pin's name stands. */
const nameAbove = 22;

/** Where the stores are, each pin with the number that its card has, and a link to the store. */
export function StoreMap({ stores }: { stores: Store[] }) {
  const marked = stores.flatMap((store, index) =>
    store.coordinates ? [{ store, number: index + 1, home: drawnAt(store.coordinates.longitude, store.coordinates.latitude) }] : [],
  );
  const places = spreadPins(
    marked.map(({ home }) => home),
    { gap: pinGap, ...mapSize },
  );
  const pins = marked.map(({ store, number, home }, index) => ({ store, number, home, at: places[index] ?? home }));
  return (
    <nav className={styles.map} aria-label="Map of our stores">
      {/* The pins' places are attributes: the policy for content lets no page carry styles of its own. */}
      <svg className={styles.land} viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}>
        <rect className={styles.frame} {...tasmanFrame} />
        <path className={styles.coast} d={coasts} />
        <path className={styles.border} d={borders} />
        <path className={styles.leader} d={pins.map(({ home, at }) => `M${home.x} ${home.y}L${at.x} ${at.y}`).join("")} />
        {pins.map(({ store, home }) => (
          <circle key={store.placeId} className={styles.home} cx={home.x} cy={home.y} />
        ))}
        {pins.map(({ store, number, at }) => (
          <a key={store.placeId} className={styles.pin} href={store.url} aria-label={`${number}: ${store.name}, ${store.state}`}>
            <circle className={styles.head} cx={at.x} cy={at.y} />
            <text className={styles.number} x={at.x} y={at.y} aria-hidden="true">
              {number}
            </text>
            <text className={styles.name} x={at.x} y={at.y - nameAbove} aria-hidden="true">
              {store.name}
            </text>
          </a>
        ))}
      </svg>
    </nav>
  );
}
