import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { NavigationType, useNavigationType } from "react-router";
import type { Block, BlockOf } from "#shared/contract/blocks/blocks.ts";
import { followSections } from "./follow-sections.ts";
import { SectionTitle } from "../heroes/section-title.tsx";
import rowStyles from "#client/ui/shelf/row.module.css";
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
        <ul ref={linksRef} className={`${rowStyles.row} ${styles.links}`}>
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

/** Which of the sections is in view, null above the first; the address's hash goes with it. `travelTo` is told of the one that a link leads to. */
function useScrollSpy(anchors: readonly string[]) {
  const [current, setCurrent] = useState<string | null>(null);
  const followedRef = useRef<ReturnType<typeof followSections>>(null);
  const known = anchors.join(" ");

  useSmoothArrival();

  useEffect(() => {
    const followed = followSections(known.split(" "), setCurrent);
    followedRef.current = followed;
    return () => followed.stop();
  }, [known]);

  return { current, travelTo: (anchor: string) => followedRef.current?.travelTo(anchor) };
}

/** A link from another page glides as well: the router scrolls in the same frame, and the browser knows nothing of its hashes. Going back doesn't. */
function useSmoothArrival(): void {
  const isLinked = useNavigationType() !== NavigationType.Pop;
  useLayoutEffect(() => {
    if (!isLinked || location.hash === "") return undefined;
    const { dataset } = document.documentElement;
    dataset["gliding"] = "";
    const frame = requestAnimationFrame(() => delete dataset["gliding"]);
    return () => {
      cancelAnimationFrame(frame);
      delete dataset["gliding"];
    };
  }, [isLinked]);
}
