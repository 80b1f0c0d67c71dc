import type { Layout } from "#shared/contract/content.ts";
import { Icon } from "#client/ui/icon.tsx";
import { menuId } from "./menu-id.ts";
import { Wordmark } from "./wordmark.tsx";
import styles from "./header.module.css";

/** The way into the menu and the way home. */
export function HeaderStart({ company }: { company: Layout["company"] }) {
  return (
    <>
      <button type="button" className={styles.menu} popoverTarget={menuId}>
        <Icon of="menu" />
        Menu
      </button>
      <a className={styles.logo} href="/" aria-label={`${company.name}, home`}>
        <Wordmark name={company.name} />
      </a>
    </>
  );
}
