import type { ReactNode } from "react";
import { classNames } from "#client/ui/class-names.ts";
import { HeaderAction, headerActionClass } from "#client/ui/header-action.tsx";
import styles from "./account-menu.module.css";

const panelId = "account-menu";

type AccountMenuProps = {
  /** What the button says. */
  label: string;
  /** Where it leads on phones, which have no room for a dropdown. */
  phoneHref: string;
  /** The dropdown's entries, as list items. */
  children: ReactNode;
};

/** The account in the header: a button with a dropdown, and on phones a plain link. */
export function AccountMenu({ label, phoneHref, children }: AccountMenuProps) {
  return (
    <div className={styles.account}>
      <a className={classNames(headerActionClass, styles.link)} href={phoneHref}>
        <HeaderAction icon="user" label={label} />
      </a>
      <button type="button" className={classNames(headerActionClass, styles.button)} popoverTarget={panelId}>
        <HeaderAction icon="user" label={label} />
      </button>
      <div id={panelId} popover="auto" className={styles.panel}>
        <ul className={styles.entries}>{children}</ul>
      </div>
    </div>
  );
}
