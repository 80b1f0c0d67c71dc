import type { ReactNode } from "react";
import type { Expert } from "#shared/contract/content/expert.ts";
import { RichText } from "../blocks/text/rich-text.tsx";
import { VideoTile } from "../blocks/cards/video-tile.tsx";
import styles from "./expert-advice.module.css";

type ExpertAdviceProps = { advice: Expert["recommendations"][number]; products: ReactNode };

/** One piece of an expert's advice with the parts that it is about. */
export function ExpertAdvice({ advice, products }: ExpertAdviceProps) {
  const { id, title, html, video } = advice;
  return (
    <section className={styles.advice} aria-labelledby={id}>
      <div className={styles.told}>
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <RichText html={html} />
        </div>
        {video && <VideoTile video={video} expertUrl={null} />}
      </div>
      {products}
    </section>
  );
}
