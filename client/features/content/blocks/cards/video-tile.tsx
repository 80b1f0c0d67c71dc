import { type MouseEvent, useState } from "react";
import { isPlainClick } from "#client/hydration/links/plain-click.ts";
import { ButtonLink } from "#client/ui/button/button.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";
import { Picture } from "#client/ui/picture/picture.tsx";
import { VideoPlayer } from "#client/ui/video/video-player.tsx";
import type { Video } from "#shared/contract/content/expert.ts";
import styles from "./video-tile.module.css";

type VideoTileProps = {
  video: Video;
  expertUrl: string | null;
  /** The title stands above the tile already. */
  isTitled?: boolean;
};

/** A video behind its drawn poster. Nothing is asked of its host before it plays, and before any script runs it is a link there. */
export function VideoTile({ video, expertUrl, isTitled }: VideoTileProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  const { url, embedUrl, title, poster } = video;

  const play = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setIsPlaying(true);
  };

  return (
    <div className={styles.place}>
      <div className={styles.tile}>
        {isPlaying ? (
          <VideoPlayer className={styles.frame} embedUrl={embedUrl} title={title} />
        ) : (
          <>
            {poster && (
              <div className={styles.poster}>
                <Picture picture={poster} sizes="(width < 48rem) 100vw, 34rem" isDecorative isCover />
              </div>
            )}
            <div className={styles.front}>
              {!isTitled && <p className={styles.title}>{title}</p>}
              <div className={styles.actions}>
                <ButtonLink href={url} onClick={play}>
                  <Icon of="play" size="small" />
                  Watch Video
                </ButtonLink>
                {expertUrl && (
                  <ButtonLink className={styles.profile} variant="secondary" href={expertUrl}>
                    Expert Profile
                  </ButtonLink>
                )}
              </div>
            </div>
          </>
        )}
      </div>
    </div>
  );
}
