import ArrowRight from "lucide-react/icons/arrow-right";
import ChevronLeft from "lucide-react/icons/chevron-left";
import { classNames } from "#client/ui/class-names.ts";
import { Icon } from "#client/ui/icon.tsx";
import { MenuEntry } from "./menu-entry.tsx";
import type { MenuEntryProps } from "./menu-entry.tsx";
import { MenuPromo } from "./menu-promo.tsx";
import styles from "./mega-menu.module.css";

/** The entries below one entry, with the way back and the link to all of it. */
export function MenuPanel({ item, id, backLabel, level }: MenuEntryProps) {
  return (
    <div id={id} popover="auto" className={classNames(styles.panel, level === 1 ? styles.topPanel : styles.subPanel)}>
      <button type="button" className={styles.back} popoverTarget={id} popoverTargetAction="hide">
        <Icon of={ChevronLeft} size="small" />
        {backLabel}
      </button>
      <a className={styles.viewAll} href={item.url}>
        <span>View All {item.label}</span>
        <Icon of={ArrowRight} size="small" />
      </a>
      <ul className={level === 1 ? styles.groups : styles.links}>
        {item.items.map((child, index) => (
          <MenuEntry key={child.url + child.label} item={child} id={`${id}-${index}`} backLabel={item.label} level={level + 1} />
        ))}
      </ul>
      {item.promo && <MenuPromo promo={item.promo} />}
    </div>
  );
}
