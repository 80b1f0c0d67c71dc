import { ButtonLink } from "#client/ui/button/button.tsx";
import type { BlockOf } from "#shared/contract/blocks/blocks.ts";
import { VideoTile } from "../blocks/cards/video-tile.tsx";
import { BrandHero } from "./brand-hero.tsx";
import styles from "./brand-hero-block.module.css";

/** A brand's head on a page that isn't its own, with the way to its parts and, where there is one, its video. */
export function BrandHeroBlock({ block, isMain }: { block: BlockOf<"brand-hero">; isMain: boolean }) {
  const { name, url, video } = block;
  return (
    <section className={styles.block} aria-label={name}>
      <BrandHero brand={block} isMain={isMain} />
      <div className={styles.more}>
        {video && (
          <div className={styles.video}>
            <VideoTile video={video} expertUrl={null} />
          </div>
        )}
        {url && (
          <ButtonLink className={styles.shop} variant="secondary" href={url}>
            Shop all {name}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
