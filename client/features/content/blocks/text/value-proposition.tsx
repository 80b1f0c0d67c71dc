import type { BlockOf } from "#shared/contract/blocks/blocks.ts";
import type { IconName } from "#client/ui/picture/icon-names.ts";
import { IconButton } from "#client/ui/button/icon-button.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";
import { useCarousel } from "../heroes/use-carousel.ts";
import styles from "./value-proposition.module.css";

type Pledge = BlockOf<"customer-value-proposition">["items"][number];

const drawings: Record<Pledge["icon"], IconName> = {
  truck: "truck",
  store: "store",
  returns: "rotate-ccw",
  shield: "shield-check",
  phone: "phone-call",
  tools: "wrench",
};

const autoplayMs = 5000;

/** What the shop promises: side by side, on a phone one after the other every five seconds. */
export function ValueProposition({ block: { items } }: { block: BlockOf<"customer-value-proposition"> }) {
  const { frameRef, trackRef, followScroll, isScrollable, isPaused, setIsPaused } = useCarousel(items.length, autoplayMs);
  return (
    <section ref={frameRef} className={styles.section} aria-label="Why shop with us">
      <ul
        ref={trackRef}
        className={styles.promises}
        aria-label="Our promises"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a strip that scrolls does so by arrow keys too
        tabIndex={isScrollable ? 0 : undefined}
        onScroll={followScroll}
      >
        {items.map(({ id, icon, title, text }) => (
          <li key={id} className={styles.promise}>
            <Icon of={drawings[icon]} className={styles.icon} />
            <div>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      {items.length > 1 && (
        <IconButton
          className={styles.pause}
          icon={isPaused ? "play" : "pause"}
          label={isPaused ? "Move our promises on again" : "Stop moving our promises on"}
          onClick={() => setIsPaused(!isPaused)}
        />
      )}
    </section>
  );
}
