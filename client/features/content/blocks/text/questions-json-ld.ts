import type { Question } from "#shared/contract/content/product-content.ts";

/** schema.org's FAQPage, for pages that have questions: none without. */
export function questionsJsonLd(questions: Question[]): object[] {
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ question, answerHtml }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answerHtml },
  }));
  return [{ "@context": "https://schema.org", "@type": "FAQPage", mainEntity }];
}
