import type { MenuItem } from "#shared/contract/content/content.ts";
import { formatNumber } from "#shared/domain/money.ts";
import { classNames } from "#client/ui/class-names.ts";
import { MenuList, MenuPanel } from "./menu-panel.tsx";
import { MenuPromos } from "./menu-promo.tsx";
import styles from "./menu-entry.module.css";

/** How many parts a category has for a car, by its address. */
export type MenuCounts = ReadonlyMap<string, number>;

type MenuEntryProps = { item: MenuItem; id: string; backLabel: string; level: number; counts?: MenuCounts | undefined };

/** A link of the menu, with the way into its panel when it has entries of its own. The panel of a top entry is filled later (menu-panels.tsx). */
export function MenuEntry({ item, id, backLabel, level, counts }: MenuEntryProps) {
  const isTop = level === 1;
  const itemStyle = isTop ? styles.topItem : styles.item;
  const count = counts?.get(item.url);
  const linkStyle = classNames(linkStyleOf(level), count === 0 && styles.nothing);
  if (item.items.length === 0) {
    return (
      <li className={itemStyle}>
        <a className={linkStyle} href={item.url}>
          {item.label}
          <Count of={count} />
        </a>
      </li>
    );
  }
  return (
    <li className={itemStyle} data-menu-top={isTop || undefined}>
      <a className={classNames(linkStyle, styles.wide)} href={item.url}>
        {item.label}
        <Count of={count} />
      </a>
      {isTop && <button type="button" className={styles.toggle} popoverTarget={id} aria-label={`${item.label} menu`} />}
      <button type="button" className={classNames(styles.drill, count === 0 && styles.nothing)} popoverTarget={id}>
        {item.label}
        <Count of={count} />
      </button>
      <MenuPanel item={item} id={id} backLabel={backLabel} level={level}>
        {!isTop && <MenuEntries item={item} id={id} level={level} counts={counts} />}
      </MenuPanel>
    </li>
  );
}

const linkStyleOf = (level: number) => (level === 1 ? styles.topLink : level === 2 ? styles.groupLink : styles.link);

/** Shows which ways lead to something for the car; what the number stands for is said once a panel. */
function Count({ of: count }: { of: number | undefined }) {
  return count === undefined ? null : <span className={styles.count}>{formatNumber(count)}</span>;
}

/** What stands in the panel of an entry. */
export function MenuEntries({ item, id, level, counts }: Omit<MenuEntryProps, "backLabel">) {
  return (
    <>
      <MenuList level={level}>
        {item.items.map((child, index) => (
          <MenuEntry
            key={child.url + child.label}
            item={child}
            id={`${id}-${index}`}
            backLabel={item.label}
            level={level + 1}
            counts={counts}
          />
        ))}
      </MenuList>
      {item.promos && <MenuPromos promos={item.promos} />}
    </>
  );
}
