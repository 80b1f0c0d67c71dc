import { ButtonLink } from "#client/ui/button/button.tsx";
import type { Layout } from "#shared/contract/content/content.ts";
import { phoneUrl } from "#shared/domain/customer/phone-number.ts";
import { keptListId } from "#shared/domain/kept-copies.ts";
import styles from "./offline-page.module.css";

/** What is kept on this device, and what stands in for a page that isn't. The service worker marks the document where it does that, and fills the list. */
export function OfflinePage({ company }: { company: Layout["company"] }) {
  return (
    <div className={styles.page}>
      <div className={styles.away}>
        <h2>This page can’t be reached just now</h2>
        <p>
          You seem to be offline, and this page isn’t kept on your device. Searching, the checkout and your account need a connection; what
          is kept is below.
        </p>
        <p className={styles.ways}>
          <ButtonLink href="">Try again</ButtonLink>
          {company.phone && (
            <ButtonLink href={phoneUrl(company.phone)} variant="secondary">
              Call {company.phone}
            </ButtonLink>
          )}
        </p>
      </div>
      <h1 className={styles.title}>Kept on this device</h1>
      <p className={styles.lead}>
        Your garage, your projects, and the parts and assemblies that you look at are kept here, so that you can read them in the shed,
        online or not. A kept copy says when it was kept: prices and stock may have changed since.
      </p>
      <ul id={keptListId} className={styles.kept} />
      <p className={styles.none}>
        Nothing is kept yet. Look at a part, an assembly or a project, and it’s here a moment later. Browsers that keep nothing in private
        windows leave this list empty.
      </p>
      <p className={styles.small}>
        Your garage and your projects are cleared from here when you sign in or out. Carts, orders and addresses are never kept.
      </p>
    </div>
  );
}
