import type { BlockOf } from "#shared/contract/blocks/blocks.ts";
import { SectionTitle } from "../blocks/heroes/section-title.tsx";
import { EmbeddedTool } from "./embedded-tool.tsx";
import styles from "./marketing-form.module.css";

/** A marketing tool's form, which its own script draws. */
export function MarketingForm({ block: { title, text, scriptUrl, target } }: { block: BlockOf<"marketing-form"> }) {
  return (
    <section>
      {title && <SectionTitle>{title}</SectionTitle>}
      {text && <p className={styles.text}>{text}</p>}
      <EmbeddedTool tool={{ scriptUrl, target }} />
    </section>
  );
}
