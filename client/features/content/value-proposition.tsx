import type { BlockOf } from "#shared/contract/blocks.ts";
import type { IconName } from "#client/ui/icon-names.ts";
import { Icon } from "#client/ui/icon.tsx";
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

/** What the shop promises, in a strip. */
export function ValueProposition({ block }: { block: BlockOf<"customer-value-proposition"> }) {
  return (
    <section className={styles.section} aria-label="Why shop with us">
      <ul className={styles.promises}>
        {block.items.map(({ id, icon, title, text }) => (
          <li key={id} className={styles.promise}>
            <Icon of={drawings[icon]} className={styles.icon} />
            <div>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
