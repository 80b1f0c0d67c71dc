import type { BlockOf } from "#shared/contract/blocks/blocks.ts";
import { screenWidths } from "#client/ui/picture/picture-source-set.ts";
import { Picture } from "#client/ui/picture/picture.tsx";
import styles from "./legendary-hero.module.css";

/** A great car's opening: its picture, its name and, stamped below, its figures. */
export function LegendaryHero({ block, isMain }: { block: BlockOf<"legendary-hero">; isMain: boolean }) {
  const { title, years, text, picture, facts } = block;
  const Heading = isMain ? "h1" : "h2";
  return (
    <header className={styles.hero}>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="(width < 75rem) 100vw, 60vw" widths={screenWidths} isPriority={isMain} isCover />
        </div>
      )}
      <div className={styles.words}>
        {years && <p className={styles.years}>{years}</p>}
        <Heading className={styles.title}>{title}</Heading>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  );
}
