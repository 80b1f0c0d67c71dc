import { useId } from "react";
import type { BlockOf } from "#shared/contract/blocks/blocks.ts";
import type { VideoTileData } from "#shared/contract/blocks/story-blocks.ts";
import cardGridStyles from "#client/ui/shelf/card-grid.module.css";
import { classNames } from "#client/ui/class-names.ts";
import { SectionTitle } from "../heroes/section-title.tsx";
import { VideoTile } from "./video-tile.tsx";
import styles from "./video-tiles.module.css";

/** Videos to watch in place; a single one is as large as the text is wide. */
export function VideoTiles({ block }: { block: BlockOf<"video-tiles"> }) {
  const titleId = useId();
  const { title, tiles } = block;
  return (
    <section className={cardGridStyles.section} aria-labelledby={title ? titleId : undefined}>
      {title && <SectionTitle id={titleId}>{title}</SectionTitle>}
      <ul className={classNames(cardGridStyles.grid, tiles.length === 1 && styles.single)}>
        {tiles.map((tile) => (
          <li key={tile.id} className={styles.place}>
            <VideoTile video={tile.video} expertUrl={tile.expertUrl} isTitled={tile.url === null} />
            <Caption tile={tile} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Caption({ tile: { video, text, authorName, url } }: { tile: VideoTileData }) {
  return (
    <>
      {text && <p className={classNames(styles.text, url && styles.cut)}>{text}</p>}
      <p className={styles.end}>
        {authorName && <span>By {authorName}</span>}
        {url && (
          <a className={styles.about} href={url} aria-label={`About the video "${video.title}"`}>
            About the video
          </a>
        )}
      </p>
    </>
  );
}
