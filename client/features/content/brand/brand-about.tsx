import type { Brand } from "#shared/contract/content/page.ts";
import { RichText } from "../blocks/text/rich-text.tsx";
import { VideoTile } from "../blocks/cards/video-tile.tsx";
import styles from "./brand-about.module.css";

/** What there is to read and to watch of a brand, on its own page. */
export function BrandAbout({ brand }: { brand: Brand }) {
  const { name, aboutHtml, video, storyUrl } = brand;
  if (!aboutHtml && !video && !storyUrl) return null;
  return (
    <div className={styles.about}>
      <div>
        {aboutHtml && <RichText html={aboutHtml} />}
        {storyUrl && (
          <a className={styles.story} href={storyUrl}>
            Read the story of {name}
          </a>
        )}
      </div>
      {video && <VideoTile video={video} expertUrl={null} />}
    </div>
  );
}
