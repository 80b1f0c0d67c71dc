import type { ReactNode } from "react";
import type { MenuItem } from "#shared/contract/content/content.ts";
import { classNames } from "#client/ui/class-names.ts";
import styles from "./menu-panel.module.css";

type MenuPanelProps = { item: MenuItem; id: string; backLabel: string; level: number; children: ReactNode };

/** The room for the entries below one entry, with the way back and the link to all of it. */
export function MenuPanel({ item, id, backLabel, level, children }: MenuPanelProps) {
  return (
    <div id={id} popover="auto" className={classNames(styles.panel, level === 1 ? styles.topPanel : styles.subPanel)}>
      <button type="button" className={styles.back} popoverTarget={id} popoverTargetAction="hide">
        {backLabel}
      </button>
      <a className={styles.viewAll} href={item.url}>
        View All {item.label}
      </a>
      {children}
    </div>
  );
}

export function MenuList({ level, children }: Pick<MenuPanelProps, "level" | "children">) {
  return <ul className={level === 1 ? styles.groups : level === 2 ? styles.links : styles.deepLinks}>{children}</ul>;
}
