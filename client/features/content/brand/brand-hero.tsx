import type { Brand } from "#shared/contract/content/page.ts";
import { screenWidths } from "#client/ui/picture/picture-source-set.ts";
import { Picture } from "#client/ui/picture/picture.tsx";
import styles from "./brand-hero.module.css";

type BrandHeroProps = {
  brand: Pick<Brand, "name" | "logo" | "banner">;
  /** Elsewhere than at the head of its page it is a section's. */
  isMain?: boolean;
};

/** The head of a brand's page: its mark on its picture, and its name. */
export function BrandHero({ brand, isMain = true }: BrandHeroProps) {
  const Heading = isMain ? "h1" : "h2";
  return (
    <header className={styles.hero}>
      {brand.banner && (
        <div className={styles.banner}>
          <Picture
            picture={brand.banner}
            sizes="(width < 48rem) 100vw, 36rem"
            widths={screenWidths}
            isPriority={isMain}
            isCover
            isDecorative
          />
        </div>
      )}
      <div className={styles.plate}>
        {/* The mark spells the name, so that a name beside it would say it twice. */}
        <Heading className={styles.name}>
          {brand.logo ? (
            <Picture picture={{ ...brand.logo, alt: brand.name }} sizes="14rem" widths={[160, 216, 320, 432]} className={styles.logo} />
          ) : (
            brand.name
          )}
        </Heading>
      </div>
    </header>
  );
}
