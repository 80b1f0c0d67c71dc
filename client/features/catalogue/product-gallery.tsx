import { lazy, Suspense, useRef, useState } from "react";
import type { Picture as PictureData } from "#shared/contract/picture.ts";
import type { Product, ProductVariant } from "#shared/contract/product.ts";
import { Picture } from "#client/ui/picture.tsx";
import { GalleryThumbs } from "./gallery-thumbs.tsx";
import { picturesFor } from "./pictures-for.ts";
import styles from "./product-gallery.module.css";

const PictureZoom = lazy(async () => ({ default: (await import("./picture-zoom.tsx")).PictureZoom }));
const widths = [360, 540, 720, 1080, 1440];
const sizes = "(width < 48rem) 100vw, (width < 75rem) 50vw, 44rem";

/** The pictures of a product: swiped by hand, chosen by their thumbnails, pressed for a closer look. */
export function ProductGallery({ product, variant }: { product: Product; variant: ProductVariant | null }) {
  const pictures = picturesFor(product, variant);
  const { title } = product;
  const trackRef = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [zoomed, setZoomed] = useState<PictureData | null>(null);
  const show = (index: number) => trackRef.current?.scrollTo({ left: index * trackRef.current.clientWidth });
  const follow = () => {
    const track = trackRef.current;
    if (track) setCurrent(Math.round(track.scrollLeft / track.clientWidth));
  };
  if (pictures.length === 0) return <p className={styles.none}>No illustration yet</p>;
  return (
    <section className={styles.gallery} aria-label={`Pictures of ${title}`}>
      <ul ref={trackRef} className={styles.track} onScroll={follow}>
        {pictures.map((picture, index) => (
          <li key={picture.url} className={styles.slide}>
            <Picture picture={picture} sizes={sizes} widths={widths} isPriority={index === 0} isLabelled className={styles.picture} />
            <button type="button" className={styles.zoom} aria-label={`Look closer: ${picture.alt}`} onClick={() => setZoomed(picture)} />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && <GalleryThumbs pictures={pictures} current={current} onShow={show} />}
      {zoomed && (
        <Suspense>
          <PictureZoom picture={zoomed} title={title} onClose={() => setZoomed(null)} />
        </Suspense>
      )}
    </section>
  );
}
