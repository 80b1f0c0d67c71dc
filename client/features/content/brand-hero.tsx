import type { Brand } from "#shared/contract/page.ts";
import { Picture } from "#client/ui/picture.tsx";
import styles from "./brand-hero.module.css";

/** The head of a brand's page: its mark on its picture, and its name. */
export function BrandHero({ brand }: { brand: Brand }) {
  return (
    <header className={styles.hero}>
      {brand.banner && (
        <div className={styles.banner}>
          <Picture picture={brand.banner} sizes="100vw" widths={[480, 720, 1080, 1536]} isPriority isCover isDecorative />
        </div>
      )}
      <div className={styles.plate}>
        {brand.logo && <Picture picture={brand.logo} sizes="14rem" widths={[160, 216, 320, 432]} isDecorative className={styles.logo} />}
        <h1 className={styles.name}>{brand.name}</h1>
      </div>
    </header>
  );
}
