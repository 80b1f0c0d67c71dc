import { classNames } from "#client/ui/class-names.ts";
import { MenuEntry } from "./menu-entry.tsx";
import type { MenuEntryProps } from "./menu-entry.tsx";
import { MenuPromo } from "./menu-promo.tsx";
import styles from "./mega-menu.module.css";

/** The entries below one entry, with the way back and the link to all of it. */
export function MenuPanel({ item, id, backLabel, level }: MenuEntryProps) {
  return (
    <div id={id} popover="auto" className={classNames(styles.panel, level === 1 ? styles.topPanel : styles.subPanel)}>
      <button type="button" className={styles.back} popoverTarget={id} popoverTargetAction="hide">
        {backLabel}
      </button>
      <a className={styles.viewAll} href={item.url}>
        View All {item.label}
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
