import type { MenuItem } from "#shared/contract/content/content.ts";
import { Picture } from "#client/ui/picture/picture.tsx";
import styles from "./menu-promo.module.css";

/** What the shop recommends under one top entry of the menu. */
export function MenuPromo({ promo }: { promo: NonNullable<MenuItem["promo"]> }) {
  return (
    <a className={styles.promo} href={promo.url}>
      {promo.picture && <Picture picture={promo.picture} sizes="18rem" widths={[250, 500, 600]} isDecorative />}
      <span className={styles.promoTitle}>{promo.title}</span>
      <span className={styles.promoText}>{promo.text}</span>
    </a>
  );
}
