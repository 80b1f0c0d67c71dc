import { z } from "zod";
import type { Question } from "#shared/contract/content/product-content.ts";
import { formattedTextField } from "../fields/formatted-text-field.ts";
import { listField } from "../fields/list-field.ts";
import { namesField } from "../fields/names-field.ts";
import { textField } from "../fields/text-field.ts";
import type { Story } from "../stories/story-port.ts";
import type { ProductFacts } from "./product-facts.ts";

/** The questions of one story, and the products and categories that they are about. */
export type QuestionSet = { products: string[]; categories: string[]; questions: Question[] };

const itemSchema = z.object({ _uid: textField, question: z.string().min(1), answer: formattedTextField.pipe(z.string().min(1)) });
const schema = z.object({ products: namesField, categories: namesField, items: listField(itemSchema) });
const mostOnAProduct = 6;

export function toQuestions(story: Story): QuestionSet {
  const { products, categories, items } = schema.parse(story.content);
  const questions = items.map(({ _uid, question, answer }, index) => ({
    id: _uid || `${story.uuid}-${index}`,
    question,
    answerHtml: answer,
  }));
  return { products, categories, questions };
}

/** The product's own questions first, then those of its category and of each above it: a page's worth. */
export function questionsOfProduct(sets: readonly QuestionSet[], { id, handle, categoryHandles }: ProductFacts): Question[] {
  const own = sets.filter(({ products }) => products.includes(handle) || products.includes(id));
  const shared = categoryHandles.flatMap((category) => sets.filter(({ categories }) => categories.includes(category)));
  const all = [...new Set([...own, ...shared])].flatMap(({ questions }) => questions);
  const first = new Map(all.toReversed().map((entry) => [entry.question, entry]));
  return all.filter((entry) => first.get(entry.question) === entry).slice(0, mostOnAProduct);
}

export function questionsOfCategory(sets: readonly QuestionSet[], handle: string): Question[] {
  return sets.filter(({ categories }) => categories.includes(handle)).flatMap(({ questions }) => questions);
}
