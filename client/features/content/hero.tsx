import type { BlockOf } from "#shared/contract/blocks.ts";
import { classNames } from "#client/ui/class-names.ts";
import { Picture } from "#client/ui/picture.tsx";
import styles from "./hero.module.css";

/** A page's opening: title and picture side by side, large for a story, small for a help page. */
export function Hero({ block, isMain }: { block: BlockOf<"hero">; isMain: boolean }) {
  const Heading = isMain ? "h1" : "h2";
  return (
    <header className={classNames(styles.hero, block.size === "large" && styles.large)}>
      <div className={styles.words}>
        <Heading className={styles.title}>{block.title}</Heading>
        {block.text && <p className={styles.text}>{block.text}</p>}
      </div>
      <div className={styles.picture}>
        <Picture picture={block.picture} sizes="(width < 48rem) 100vw, 50vw" widths={[480, 720, 1080, 1536]} isPriority={isMain} isCover />
      </div>
    </header>
  );
}
