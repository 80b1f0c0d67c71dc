import type { Layout } from "#shared/contract/content/content.ts";
import rowStyles from "#client/ui/shelf/row.module.css";
import styles from "./banners.module.css";

/** Where an editor's words leave room for the promise of the shopper's store. */
const pickUpPlaceholder = "{pick-up}";

/** What stands there as long as nobody knows whose store that is: true for everybody. */
const anyStoreText = "See what your store has, and when you can collect it.";

type BannersProps = Pick<Layout, "promotionalBanner" | "storeLocatorBanner"> & {
  /** A shop in public whose vendors are played. */
  isDemo: boolean;
};

/** What the shop has to say above everything else. */
export function Banners({ promotionalBanner, storeLocatorBanner, isDemo }: BannersProps) {
  const banners = [promotionalBanner, storeLocatorBanner].filter((banner) => banner !== null);
  return (
    <>
      {isDemo && (
        <p role="note" className={styles.demo}>
          This is a demo: orders, accounts and messages are played, and nothing is sold or delivered. Please don't enter real details.
        </p>
      )}
      {banners.length > 0 && (
        <aside className={`${rowStyles.row} ${styles.banners}`} aria-label="Announcements">
          {banners.map(({ text, link }) => (
            <p key={text} className={styles.banner}>
              <span className={styles.text}>
                <BannerText text={text} />
              </span>
              {link && (
                <a className={styles.link} href={link.url}>
                  {link.label}
                </a>
              )}
            </p>
          ))}
        </aside>
      )}
    </>
  );
}

/** An editor's words; where they leave room for the promise, what is true for everybody stands until the shopper's store is known. */
function BannerText({ text }: { text: string }) {
  const [before = "", ...rest] = text.split(pickUpPlaceholder);
  if (rest.length === 0) return text;
  return (
    <>
      {before}
      <span>{anyStoreText}</span>
      <span data-pick-up="" />
      {rest.join("")}
    </>
  );
}
