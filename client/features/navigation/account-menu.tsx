import { classNames } from "#client/ui/class-names.ts";
import { HeaderAction, headerActionClass } from "#client/ui/header-action.tsx";
import { Icon } from "#client/ui/icon.tsx";
import styles from "./account-menu.module.css";

const menuId = "account-menu";

/** The way to the account: on phones a link, elsewhere a menu that the browser opens by itself. */
export function AccountMenu() {
  return (
    <>
      <a className={classNames(headerActionClass, styles.phone)} href="/account">
        <HeaderAction icon="user-round" label="Account" />
      </a>
      <button type="button" className={classNames(headerActionClass, styles.toggle)} popoverTarget={menuId}>
        <HeaderAction icon="user-round" label="Account" />
      </button>
      <div id={menuId} popover="auto" className={styles.menu}>
        <a className={styles.link} href="/login">
          <Icon of="log-in" />
          Sign In
        </a>
      </div>
    </>
  );
}
