import PhoneCall from "lucide-react/icons/phone-call";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import ShieldCheck from "lucide-react/icons/shield-check";
import Store from "lucide-react/icons/store";
import Truck from "lucide-react/icons/truck";
import Wrench from "lucide-react/icons/wrench";
import type { BlockOf } from "#shared/contract/blocks.ts";
import type { IconDrawing } from "#client/ui/icon.tsx";
import { Icon } from "#client/ui/icon.tsx";
import styles from "./value-proposition.module.css";

type Pledge = BlockOf<"customer-value-proposition">["items"][number];

const drawings: Record<Pledge["icon"], IconDrawing> = {
  truck: Truck,
  store: Store,
  returns: RotateCcw,
  shield: ShieldCheck,
  phone: PhoneCall,
  tools: Wrench,
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
