import { classNames } from "#client/ui/class-names.ts";
import { HeaderAction, headerActionClass } from "#client/ui/button/header-action.tsx";
import { ServerRendered } from "#client/hydration/server-rendered.tsx";
import styles from "./account-menu.module.css";

const panelId = "account-menu";
const everybody = {};

/**
 * The account in the header: a mark on the document, set before the page is painted, says which half of it is shown. Signed in, it is a button with a dropdown,
 * and on phones, which have no room for one, a plain link. `label` is the same for everyone until the browser knows a name.
 */
export function AccountMenu({ label }: { label: string }) {
  return (
    <div className={styles.account}>
      <a className={classNames(headerActionClass, styles.signedOut)} href="/login">
        <HeaderAction icon="user" label="Sign In" />
      </a>
      <a className={classNames(headerActionClass, styles.link)} href="/account">
        <HeaderAction icon="user" label="Account" />
      </a>
      <button type="button" className={classNames(headerActionClass, styles.button)} popoverTarget={panelId}>
        <HeaderAction icon="user" label={<span className={styles.label}>{label}</span>} />
      </button>
      <div id={panelId} popover="auto" className={styles.panel}>
        <ServerRendered id="account-entries" madeOf={everybody}>
          {import.meta.env.SSR && <AccountEntries />}
        </ServerRendered>
      </div>
    </div>
  );
}

/** They need no script, and are the same for everybody. */
export function AccountEntries() {
  return (
    <ul className={styles.entries}>
      <li>
        <a href="/account#my-details">My Details</a>
      </li>
      <li>
        <a href="/account#order-history">Order History</a>
      </li>
      <li>
        <a href="/projects">Projects</a>
      </li>
      <li>
        <a href="/logout" data-sign-out>
          Sign Out
        </a>
      </li>
    </ul>
  );
}
