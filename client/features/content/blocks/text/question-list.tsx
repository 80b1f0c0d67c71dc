import type { Question } from "#shared/contract/content/product-content.ts";
import { Disclosure } from "#client/ui/text/disclosure.tsx";
import { RichText } from "./rich-text.tsx";
import { SectionTitle } from "../heroes/section-title.tsx";
import styles from "./question-list.module.css";

/** What shoppers ask, opening to the answers; nothing where nobody asked. */
export function QuestionList({ questions }: { questions: Question[] }) {
  if (questions.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="questions">
      <SectionTitle id="questions">Questions and answers</SectionTitle>
      <div className={styles.list}>
        {questions.map(({ id, question, answerHtml }) => (
          <Disclosure key={id} title={question}>
            <RichText html={answerHtml} />
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
