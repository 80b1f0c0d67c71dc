import type { BlockOf } from "#shared/contract/blocks/blocks.ts";
import { IconButton } from "#client/ui/button/icon-button.tsx";
import { HeroSlide, nameOfSlide } from "./hero-slide.tsx";
import { useCarousel } from "./use-carousel.ts";
import { ScriptButton } from "#client/ui/button/script-button.tsx";
import rowStyles from "#client/ui/shelf/row.module.css";
import styles from "./hero-banner-carousel.module.css";

const autoplayMs = 10_000;

/** The big banners: they turn every ten seconds, rest while somebody points at them or reads them, and scroll sideways where no script runs. */
export function HeroBannerCarousel({ block, isFirst }: { block: BlockOf<"hero-banner-carousel">; isFirst: boolean }) {
  const { slides } = block;
  const { frameRef, trackRef, current, goTo, followScroll, isPaused, setIsPaused } = useCarousel(slides.length, autoplayMs);
  return (
    <div ref={frameRef} role="group" className={styles.carousel} aria-roledescription="carousel" aria-label="Highlights">
      <ul ref={trackRef} className={`${rowStyles.row} ${styles.track}`} onScroll={followScroll}>
        {slides.map((slide, index) => (
          <li key={slide.id} className={styles.slide} aria-roledescription="slide" aria-label={`${index + 1} of ${slides.length}`}>
            <HeroSlide slide={slide} isPriority={isFirst && index === 0} />
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <IconButton
            className={styles.pause}
            icon={isPaused ? "play" : "pause"}
            label={isPaused ? "Turn the banners again" : "Stop turning the banners"}
            onClick={() => setIsPaused(!isPaused)}
          />
          {slides.map((slide, index) => (
            <ScriptButton
              key={slide.id}
              className={styles.marker}
              aria-label={`Show banner ${index + 1}: ${nameOfSlide(slide)}`}
              aria-current={index === current}
              onClick={() => goTo(index)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
