import { useSuspenseQuery } from "@tanstack/react-query";
import { productQuestionsQuery } from "#client/features/content/product-content-queries.ts";
import { QuestionList } from "#client/features/content/question-list.tsx";
import { useApi } from "#client/lib/api.ts";

/** What shoppers ask about a product and its kind. */
export function ProductQuestions({ handle }: { handle: string }) {
  const { data: questions } = useSuspenseQuery(productQuestionsQuery(useApi(), handle));
  return <QuestionList questions={questions} />;
}
