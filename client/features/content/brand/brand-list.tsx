import { useId } from "react";
import type { BlockOf } from "#shared/contract/blocks/blocks.ts";
import { Picture } from "#client/ui/picture/picture.tsx";
import { SectionTitle } from "../blocks/heroes/section-title.tsx";
import styles from "./brand-list.module.css";

export function BrandList({ block }: { block: BlockOf<"brand-list"> }) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={block.title ? titleId : undefined}>
      {block.title && <SectionTitle id={titleId}>{block.title}</SectionTitle>}
      <ul className={styles.brands}>
        {block.brands.map(({ label, url, picture }) => (
          <li key={url}>
            <a className={styles.brand} href={url}>
              {picture && <Picture picture={picture} sizes="(width < 48rem) 45vw, 12rem" widths={[216, 432]} isDecorative />}
              <span className={styles.name}>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
