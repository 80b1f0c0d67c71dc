import { expect, test } from "vitest";
import { questionsJsonLd } from "./questions-json-ld.ts";

test("a page without questions says nothing of any", () => {
  expect(questionsJsonLd([])).toEqual([]);
});

test("each question carries its answer [shop-3.40]", () => {
  expect(questionsJsonLd([{ id: "1", question: "Do I need both sides?", answerHtml: "<p>Yes.</p>" }])).toEqual([
    {
      "@context": "https://schema.org",
      "@type": "FAQPage",
      mainEntity: [{ "@type": "Question", name: "Do I need both sides?", acceptedAnswer: { "@type": "Answer", text: "<p>Yes.</p>" } }],
    },
  ]);
});
