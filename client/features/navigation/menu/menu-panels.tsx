import type { MenuItem } from "#shared/contract/content/content.ts";
import { MenuEntries, type MenuCounts } from "./menu-entry.tsx";
import { menuId } from "./menu-id.ts";
import styles from "./menu-panel.module.css";

/** What stands in the panels of the menu's top entries, each under its entry's address: a fragment of its own, because it is most of a page's links and few visits open it. With counts it tells what each category has for the car. */
export function MenuPanels({ items, counts }: { items: MenuItem[]; counts?: MenuCounts | undefined }) {
  return items.map((item, index) => {
    if (item.items.length === 0) return null;
    return (
      <div key={item.url + item.label} data-below={item.url}>
        {counts && <p className={styles.counted}>Counted for your car</p>}
        <MenuEntries item={item} id={`${menuId}-${index}`} level={1} counts={counts} />
      </div>
    );
  });
}

/** Where the fragment is: at another address whenever it is another, so that browsers may keep it for good. */
export function menuPanelsAddress(html: string): string {
  return `${menuPanelsFolder}${textDigest(html)}`;
}

const menuPanelsFolder = "/site-menu/";

/** Tells texts apart; nobody would gain by making two alike. FNV-1a over two halves of 32 bits. */
function textDigest(text: string): string {
  let one = 0x811c9dc5;
  let other = 0xcbf29ce4;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ (code + index), 0x01000193);
  }
  return [one, other].map((half) => (half >>> 0).toString(36).padStart(7, "0")).join("");
}
