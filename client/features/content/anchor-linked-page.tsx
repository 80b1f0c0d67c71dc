import { type ReactNode, useEffect, useRef } from "react";
import type { Block, BlockOf } from "#shared/contract/blocks.ts";
import { SectionTitle } from "./section-title.tsx";
import { useScrollSpy } from "./use-scroll-spy.ts";
import styles from "./anchor-linked-page.module.css";

type AnchorLinkedPageProps = {
  block: BlockOf<"anchor-linked-page">;
  renderBlocks: (blocks: Block[]) => ReactNode;
};

/** A long page in sections, with links to them that stay in sight and say where one is. */
export function AnchorLinkedPage({ block: { id, sections }, renderBlocks }: AnchorLinkedPageProps) {
  const linksRef = useRef<HTMLUListElement>(null);
  const { current, travelTo } = useScrollSpy(sections.map(({ anchor }) => anchor));

  // On phones the links are a row that is wider than the screen.
  useEffect(() => {
    const links = linksRef.current;
    const link = current === null ? null : links?.querySelector<HTMLElement>(`[href="#${current}"]`);
    links?.scrollTo({ left: link ? link.offsetLeft - (links.clientWidth - link.offsetWidth) / 2 : 0 });
  }, [current]);

  return (
    <div className={styles.page}>
      <nav className={styles.nav} aria-label="On this page">
        <p className={styles.label} aria-hidden="true">
          On this page
        </p>
        <ul ref={linksRef} className={styles.links}>
          {sections.map(({ anchor, title }) => (
            <li key={anchor}>
              <a
                className={styles.link}
                href={`#${anchor}`}
                aria-current={anchor === current ? "location" : undefined}
                onClick={() => travelTo(anchor)}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.sections}>
        {sections.map(({ anchor, title, blocks }) => (
          <section key={anchor} id={anchor} className={styles.section} aria-labelledby={`${id}-${anchor}`}>
            <SectionTitle id={`${id}-${anchor}`}>{title}</SectionTitle>
            {renderBlocks(blocks)}
          </section>
        ))}
      </div>
    </div>
  );
}
