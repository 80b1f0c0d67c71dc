import { accountPages, type AccountPath } from "../account-paths.ts";
import styles from "./account-nav.module.css";

/** The pages of the account, and the way out of it. */
export function AccountNav({ current, isBelow }: { current: AccountPath; isBelow: boolean }) {
  return (
    <nav className={styles.nav} aria-label="My account">
      <ul className={styles.entries}>
        {accountPages.map(({ path, label }) => (
          <li key={path}>
            <a className={styles.entry} href={path} aria-current={path === current ? (isBelow ? "true" : "page") : undefined}>
              {label}
            </a>
          </li>
        ))}
        <li>
          <a className={styles.entry} href="/garage">
            My garage
          </a>
        </li>
        <li>
          <a className={styles.entry} href="/projects">
            Projects
          </a>
        </li>
        <li>
          <a className={styles.entry} href="/logout" data-sign-out>
            Sign Out
          </a>
        </li>
      </ul>
    </nav>
  );
}
