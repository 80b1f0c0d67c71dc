import { useSuspenseQuery } from "@tanstack/react-query";
import { useApi } from "#client/lib/api/api.ts";
import { VideoTile } from "../blocks/cards/video-tile.tsx";
import { RichText } from "../blocks/text/rich-text.tsx";
import { productContentQuery } from "../product-queries.ts";
import { ExpertPlate } from "./expert-plate.tsx";
import styles from "./recommendation-block.module.css";

/** What one of the workshop's benches says of a product; nothing where none does. */
export function RecommendationBlock({ handle }: { handle: string }) {
  const { recommendation } = useSuspenseQuery(productContentQuery(useApi(), handle)).data;
  if (!recommendation) return null;
  const { title, html, expert, video } = recommendation;
  return (
    <aside className={styles.block} aria-label="From the workshop">
      {expert && <ExpertPlate expert={expert} />}
      {html && (
        <div className={styles.advice}>
          <h2 className={styles.title}>{title}</h2>
          <RichText html={html} isNarrow />
        </div>
      )}
      {video && <VideoTile video={video} expertUrl={expert?.url ?? null} />}
    </aside>
  );
}
