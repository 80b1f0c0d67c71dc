import type { MenuItem } from "#shared/contract/content/content.ts";
import { classNames } from "#client/ui/class-names.ts";
import { MenuList, MenuPanel } from "./menu-panel.tsx";
import { MenuPromo } from "./menu-promo.tsx";
import styles from "./menu-entry.module.css";

type MenuEntryProps = { item: MenuItem; id: string; backLabel: string; level: number };

const linkStyles: Record<number, string | undefined> = { 1: styles.topLink, 2: styles.groupLink };

/** A link of the menu, with the way into its panel when it has entries of its own. The panel of a top entry is filled later (menu-panels.tsx). */
export function MenuEntry({ item, id, backLabel, level }: MenuEntryProps) {
  const isTop = level === 1;
  const itemStyle = isTop ? styles.topItem : styles.item;
  const linkStyle = linkStyles[level] ?? styles.link;
  if (item.items.length === 0) {
    return (
      <li className={itemStyle}>
        <a className={linkStyle} href={item.url}>
          {item.label}
        </a>
      </li>
    );
  }
  return (
    <li className={itemStyle} data-menu-top={isTop || undefined}>
      <a className={classNames(linkStyle, styles.wide)} href={item.url}>
        {item.label}
      </a>
      {isTop && <button type="button" className={styles.toggle} popoverTarget={id} aria-label={`${item.label} menu`} />}
      <button type="button" className={styles.drill} popoverTarget={id}>
        {item.label}
      </button>
      <MenuPanel item={item} id={id} backLabel={backLabel} level={level}>
        {!isTop && <MenuEntries item={item} id={id} level={level} />}
      </MenuPanel>
    </li>
  );
}

/** What stands in the panel of an entry. */
export function MenuEntries({ item, id, level }: Omit<MenuEntryProps, "backLabel">) {
  return (
    <>
      <MenuList level={level}>
        {item.items.map((child, index) => (
          <MenuEntry key={child.url + child.label} item={child} id={`${id}-${index}`} backLabel={item.label} level={level + 1} />
        ))}
      </MenuList>
      {item.promo && <MenuPromo promo={item.promo} />}
    </>
  );
}
