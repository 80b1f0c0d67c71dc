import type { BlockOf } from "#shared/contract/blocks/blocks.ts";
import { screenWidths } from "#client/ui/picture/picture-source-set.ts";
import { Picture } from "#client/ui/picture/picture.tsx";
import { Shelf } from "#client/ui/shelf/shelf.tsx";
import styles from "./banner-carousel.module.css";

type Banner = BlockOf<"banner-carousel">["banners"][number];

/** Small banners side by side that the shopper steps through; nothing turns by itself. */
export function BannerCarousel({ block: { title, banners } }: { block: BlockOf<"banner-carousel"> }) {
  return (
    <Shelf title={title} columns="banners">
      {banners.map((banner) => (
        <li key={banner.id}>
          {banner.url ? (
            <a className={styles.banner} href={banner.url}>
              <Face banner={banner} />
            </a>
          ) : (
            <div className={styles.banner}>
              <Face banner={banner} />
            </div>
          )}
        </li>
      ))}
    </Shelf>
  );
}

function Face({ banner: { title, picture } }: { banner: Banner }) {
  return (
    <>
      <span className={styles.picture}>
        <Picture
          picture={picture}
          sizes="(width < 48rem) 100vw, (width < 75rem) 50vw, 34vw"
          widths={screenWidths}
          isDecorative={title !== ""}
          isCover
        />
      </span>
      {title && <span className={styles.title}>{title}</span>}
    </>
  );
}
