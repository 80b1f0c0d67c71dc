import type { Layout } from "#shared/contract/content/content.ts";
import styles from "./banners.module.css";

/** What the shop has to say above everything else. */
export function Banners({ promotionalBanner, storeLocatorBanner }: Pick<Layout, "promotionalBanner" | "storeLocatorBanner">) {
  const banners = [promotionalBanner, storeLocatorBanner].filter((banner) => banner !== null);
  if (banners.length === 0) return null;
  return (
    <aside className={styles.banners} aria-label="Announcements">
      {banners.map(({ text, link }) => (
        <p key={text} className={styles.banner}>
          <span className={styles.text}>{text}</span>
          {link && (
            <a className={styles.link} href={link.url}>
              {link.label}
            </a>
          )}
        </p>
      ))}
    </aside>
  );
}
