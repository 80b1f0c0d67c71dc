import type { BlockOf } from "#shared/contract/blocks/blocks.ts";
import { Disclosure } from "#client/ui/text/disclosure.tsx";
import { RichText } from "./rich-text.tsx";
import styles from "./accordion.module.css";

/** Questions that open to their answers; several may stay open, so that answers can be compared. */
export function Accordion({ block }: { block: BlockOf<"accordion"> }) {
  return (
    <div className={styles.accordion}>
      {block.items.map(({ id, title, html }) => (
        <Disclosure key={id} title={title}>
          <RichText html={html} />
        </Disclosure>
      ))}
    </div>
  );
}
