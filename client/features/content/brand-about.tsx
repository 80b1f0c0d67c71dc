import type { Brand } from "#shared/contract/page.ts";
import { RichText } from "./rich-text.tsx";
import { VideoTile } from "./video-tile.tsx";
import styles from "./brand-about.module.css";

/** What there is to read and to watch of a brand, on its own page. */
export function BrandAbout({ brand }: { brand: Brand }) {
  const { aboutHtml, video } = brand;
  if (!aboutHtml && !video) return null;
  return (
    <div className={styles.about}>
      {aboutHtml && <RichText html={aboutHtml} />}
      {video && <VideoTile video={video} expertUrl={null} />}
    </div>
  );
}
