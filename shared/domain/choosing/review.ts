import { contactAnswer, type ContactAnswers, type ContactProblem, contactProblems } from "../customer/contact-answers.ts";
import type { ContactField } from "../customer/contact-field.ts";

/** The orders that reviews can be read in; the first is the default. */
export const reviewSorts = [
  { value: "newest", label: "Newest" },
  { value: "highest", label: "Best first" },
  { value: "lowest", label: "Worst first" },
] as const;
export type ReviewSort = (typeof reviewSorts)[number]["value"];

/** Addresses can ask for anything. */
export const isReviewSort = (value: unknown): value is ReviewSort => reviewSorts.some((sort) => sort.value === value);

type Rated = { rating: number; writtenAt: string };

/** What reviews come to: their average to one decimal, and how many gave five stars, four, and so on. */
export function summariseReviews(reviews: readonly Pick<Rated, "rating">[]): { average: number; count: number; stars: number[] } | null {
  if (reviews.length === 0) return null;
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return {
    average: Math.round((sum / reviews.length) * 10) / 10,
    count: reviews.length,
    stars: [5, 4, 3, 2, 1].map((stars) => reviews.filter(({ rating }) => rating === stars).length),
  };
}

/** In the order that was asked for; what is alike in it, the newest first. */
export function sortReviews<Review extends Rated>(reviews: readonly Review[], sort: ReviewSort): Review[] {
  const sign = { newest: 0, highest: -1, lowest: 1 }[sort];
  return reviews.toSorted((a, b) => sign * (a.rating - b.rating) || b.writtenAt.localeCompare(a.writtenAt, "en"));
}

const field = (name: string, type: ContactField["type"], facts: Partial<ContactField> = {}): ContactField => ({
  name,
  type,
  label: name,
  isRequired: true,
  options: [],
  hint: "",
  autoComplete: null,
  ...facts,
});
const whoFields = [field("name", "text"), field("email", "email")];
const reviewFields = [
  field("rating", "select", { options: ["5", "4", "3", "2", "1"] }),
  field("title", "text", { isRequired: false }),
  field("body", "textarea"),
  field("car", "vehicle", { isRequired: false }),
  ...whoFields,
];
const questionFields = [field("question", "textarea"), ...whoFields];

const readBy = (fields: readonly ContactField[]) => ({
  problems: (answers: ContactAnswers): ContactProblem[] => contactProblems(fields, answers),
  /** What was typed, without what could harm: of each field, as it is handed on. */
  clean: (answers: ContactAnswers): Record<string, string> =>
    Object.fromEntries(fields.map((each) => [each.name, contactAnswer(each, answers)])),
});

/** How the form of a review is read, here and there. */
export const reviewForm = readBy(reviewFields);
/** The same of a question. */
export const questionForm = readBy(questionFields);
