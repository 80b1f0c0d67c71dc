import type { MenuPromos as MenuPromosData } from "#shared/contract/content/content.ts";
import { Picture } from "#client/ui/picture/picture.tsx";
import styles from "./menu-promo.module.css";

/** What the shop recommends under one top entry of the menu; each card leads where it says as a whole. */
export function MenuPromos({ promos: { title, cards } }: { promos: MenuPromosData }) {
  return (
    <div className={styles.promos}>
      {title && <p className={styles.heading}>{title}</p>}
      {cards.map(({ title: name, text, buttonLabel, url, picture }) => (
        <a key={url + name} className={styles.promo} href={url}>
          {picture && <Picture picture={picture} sizes="18rem" widths={[250, 500, 600]} isDecorative />}
          <span className={styles.promoTitle}>{name}</span>
          <span className={styles.promoText}>{text}</span>
          {buttonLabel && <span className={styles.button}>{buttonLabel}</span>}
        </a>
      ))}
    </div>
  );
}
