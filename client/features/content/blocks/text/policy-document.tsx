import type { BlockOf } from "#shared/contract/blocks/blocks.ts";
import { dayInWords } from "#client/lib/text/day-in-words.ts";
import { Button } from "#client/ui/button/button.tsx";
import { PageTitle } from "../heroes/page-title.tsx";
import { RichText } from "./rich-text.tsx";
import styles from "./policy-document.module.css";

/** Terms in numbered sections, with the day from which they hold; prints as it reads. */
export function PolicyDocument({ block, isMain }: { block: BlockOf<"policy-document">; isMain: boolean }) {
  const { title, effectiveDate, html, sections } = block;
  return (
    <article className={styles.document}>
      <header className={styles.head}>
        <PageTitle title={title} isMain={isMain} />
        <p className={styles.facts}>
          {effectiveDate && (
            <span>
              Effective from <time dateTime={effectiveDate}>{dayInWords(effectiveDate)}</time>
            </span>
          )}
          <Button className={styles.print} variant="quiet" onClick={() => print()}>
            Print this page
          </Button>
        </p>
      </header>
      {html && <RichText html={html} />}
      {sections.map((section, index) => (
        <section key={section.id} className={styles.section} aria-labelledby={section.id}>
          <h2 id={section.id} className={styles.title}>
            <span className={styles.number}>{index + 1}.</span> {section.title}
          </h2>
          {section.html && <RichText html={section.html} />}
        </section>
      ))}
    </article>
  );
}
