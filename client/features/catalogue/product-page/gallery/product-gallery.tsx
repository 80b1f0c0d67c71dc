import { type ComponentType, type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { isPlainClick } from "#client/hydration/links/plain-click.ts";
import { classNames } from "#client/ui/class-names.ts";
import { pictureUrlAt } from "#client/ui/picture/picture-source-set.ts";
import { Icon } from "#client/ui/picture/icon.tsx";
import { Picture } from "#client/ui/picture/picture.tsx";
import type { GalleryPicture, Product, ProductVariant } from "#shared/contract/catalogue/product.ts";
import { useProductChoice } from "../buy/use-product-choice.ts";
import { GalleryDots } from "./gallery-dots.tsx";
import { GalleryThumbs } from "./gallery-thumbs.tsx";
import { gallerySizes } from "./gallery-sizes.ts";
import type { CloserLookProps } from "./closer-look.tsx";
import rowStyles from "#client/ui/shelf/row.module.css";
import styles from "./product-gallery.module.css";

const widths = [360, 560, 720, 1080, 1440];

/** The pictures of a product, and its films: swiped by hand, chosen by their thumbnails, pressed for a closer look. */
export function ProductGallery({ product }: { product: Product }) {
  const { variant } = useProductChoice(product);
  const pictures = picturesFor(product, variant);
  const trackRef = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  /** The picture after the furthest that was looked at. Those behind it are worth no bytes yet. */
  const [reach, setReach] = useState(1);
  const [closer, setCloser] = useState<{ Look: ComponentType<CloserLookProps>; pressed: GalleryPicture } | null>(null);
  useStartOver(trackRef, pictures[0]?.url);

  const show = (index: number) => trackRef.current?.scrollTo({ left: index * trackRef.current.clientWidth });
  const follow = () => {
    const track = trackRef.current;
    if (!track) return;
    const index = Math.round(track.scrollLeft / track.clientWidth);
    setCurrent(index);
    setReach((furthest) => Math.max(furthest, index + 1));
  };
  // It may have been swiped before its code came.
  const followFirst = useEffectEvent(follow);
  useEffect(() => followFirst(), []);
  const look = (event: MouseEvent<HTMLAnchorElement>, pressed: GalleryPicture) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    import("./closer-look.tsx")
      .then(({ CloserLook: Look }) => setCloser({ Look, pressed }))
      // Without the code the link does what it does without a script.
      .catch(() => window.open(href, "_blank", "noreferrer"));
  };

  const hasMany = pictures.length > 1;
  if (pictures.length === 0) return <p className={styles.none}>No illustration yet</p>;
  return (
    <section className={classNames(styles.gallery, hasMany && styles.many)} aria-label={`Pictures of ${product.title}`}>
      <ul ref={trackRef} className={`${rowStyles.row} ${styles.track}`} onScroll={follow}>
        {pictures.map((picture, index) => (
          <li key={picture.url} className={classNames(styles.slide, index > reach && styles.ahead)}>
            <Picture
              picture={picture}
              sizes={gallerySizes(picture)}
              widths={widths}
              isPriority={index === 0}
              isLabelled={!picture.video}
              className={styles.picture}
            />
            <a
              className={styles.look}
              href={picture.video?.url ?? pictureUrlAt(picture, Math.max(...widths))}
              target="_blank"
              rel="noreferrer"
              aria-label={`${picture.video ? "Watch Video" : "Look closer"}: ${picture.alt}`}
              onClick={(event) => look(event, picture)}
            >
              {picture.video && <Icon of="play" className={styles.play} />}
            </a>
            {closer?.pressed === picture && (
              <closer.Look pictures={pictures} pressed={picture} title={product.title} onClose={() => setCloser(null)} />
            )}
          </li>
        ))}
      </ul>
      {hasMany && (
        <>
          <GalleryThumbs pictures={pictures} current={current} onShow={show} />
          <GalleryDots count={pictures.length} current={current} />
        </>
      )}
    </section>
  );
}

/** Another variant's picture comes first, so the strip goes back to its start; the first time it stays where a thumb has put it. */
function useStartOver(trackRef: RefObject<HTMLElement | null>, firstUrl: string | undefined): void {
  const shownUrl = useRef(firstUrl);
  useEffect(() => {
    if (shownUrl.current === firstUrl) return;
    shownUrl.current = firstUrl;
    trackRef.current?.scrollTo({ left: 0, behavior: "instant" });
  }, [firstUrl, trackRef]);
}

/** A product's pictures, the chosen variant's first. */
function picturesFor(product: Pick<Product, "pictures">, variant: Pick<ProductVariant, "picture"> | null): Product["pictures"] {
  const own = variant?.picture;
  return own ? [own, ...product.pictures.filter((picture) => picture.url !== own.url)] : product.pictures;
}
