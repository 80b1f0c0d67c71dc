import { useId } from "react";
import type { BlockOf } from "#shared/contract/blocks/blocks.ts";
import { Picture } from "#client/ui/picture/picture.tsx";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import { SectionTitle } from "../blocks/heroes/section-title.tsx";
import styles from "./az-brand-list.module.css";

const letters = ["#", ..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** All brands as the index of a parts catalogue: columns of twenty names under their letters, and the letters to jump to. */
export function AzBrandList({ block: { title, chunks } }: { block: BlockOf<"az-brand-list"> }) {
  const titleId = useId();
  const taken = new Set(chunks.flat().map(({ letter }) => letter));
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <SectionTitle id={titleId}>{title}</SectionTitle>
      <nav aria-label={`Letters of ${title}`}>
        <ul className={styles.letters}>
          {letters.map((letter) => (
            <li key={letter}>
              {taken.has(letter) ? (
                <a className={styles.jump} href={`#${idOf(letter)}`}>
                  {nameOf(letter)}
                </a>
              ) : (
                <span className={styles.none} aria-hidden="true">
                  {letter}
                </span>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.chunks}>
        {chunks.map((groups) => (
          <div key={groups[0]?.brands[0]?.url} className={styles.chunk}>
            {groups.map(({ letter, isContinued, brands }) => (
              <section key={letter} className={styles.group}>
                <h3 id={isContinued ? undefined : idOf(letter)} className={styles.letter}>
                  {nameOf(letter)}
                  {isContinued && <span className={styles.continued}>, continued</span>}
                </h3>
                <ul className={styles.brands}>
                  {brands.map(({ label, url, picture }) => (
                    <li key={url}>
                      <a className={styles.brand} href={url}>
                        {picture && <Picture className={styles.mark} picture={picture} sizes="4.5rem" widths={[108, 216]} isDecorative />}
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

function idOf(letter: string): string {
  return `brands-${letter === "#" ? "0-9" : letter.toLowerCase()}`;
}

function nameOf(letter: string) {
  if (letter !== "#") return letter;
  return (
    <>
      <span aria-hidden="true">#</span>
      <VisuallyHidden>Digits</VisuallyHidden>
    </>
  );
}
