import type { QueryClient } from "@tanstack/react-query";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { productReviewsQuery, type WantedReviews } from "#client/features/reviews/queries.ts";
import { askQuestion, writeReview } from "#client/features/reviews/typed-forms.ts";
import type { Writer } from "#client/features/reviews/view/typed-form.tsx";
import { productQuestionsQuery } from "#client/features/content/product-queries.ts";
import type { Api } from "#client/lib/api/api.ts";
import { routeAction } from "#client/lib/forms/form-action.ts";
import { appContext } from "#client/lib/page/app-context.ts";
import { inTime } from "#client/lib/api/in-time.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { noSuchPage } from "#client/lib/page/route-answers.ts";
import { contactLengthMax } from "#shared/domain/customer/contact-field.ts";
import { readSessionMarker } from "#shared/domain/customer/session-marker.ts";
import { isReviewSort } from "#shared/domain/choosing/review.ts";
import { type TalkFacts, talkFactsKey } from "./talk-facts.ts";

// The pages on which shoppers speak of a part, what they are made of and what answers their forms, in one file that the server loads.
export { QuestionList } from "#client/features/content/blocks/text/question-list.tsx";
export { QuestionPage } from "#client/features/reviews/view/question-page.tsx";
export { ReviewsPage } from "#client/features/reviews/view/reviews-page.tsx";

const loadQueries = pageLoader(({ api, params: { slug = "", view }, url }) => ({
  critical: [
    productReviewsQuery(api, slug, readWanted(url.searchParams)),
    ...(view === "questions" ? [productQuestionsQuery(api, slug)] : []),
  ],
}));

/** Who writes, as far as the account says so in time. */
export async function load(args: LoaderFunctionArgs): Promise<{ writer: Writer | null; car: string | null }> {
  const { slug = "", view } = args.params;
  if (!isTalk(view)) throw noSuchPage();
  const [writer] = await Promise.all([writerOf(args), loadQueries(args)]);
  const { api, queryClient, vehicle } = args.context.get(appContext);
  const found = reviewsIn(queryClient, api, slug, new URL(args.request.url).searchParams);
  if (found)
    queryClient.setQueryData<TalkFacts>(talkFactsKey(slug), {
      title: found.product.title,
      isRead: found.list !== null || found.isOff,
      hasReviews: found.list?.summary != null,
    });
  return { writer, car: vehicle?.label.slice(0, contactLengthMax.vehicle) ?? null };
}

/** What the loader found; there on the server alone. */
export const reviewsIn = (queryClient: QueryClient, api: Api, slug: string, params: URLSearchParams) =>
  queryClient.getQueryData(productReviewsQuery(api, slug, readWanted(params)).queryKey);

export const questionsIn = (queryClient: QueryClient, api: Api, slug: string) =>
  queryClient.getQueryData(productQuestionsQuery(api, slug).queryKey) ?? [];

export function post(args: ActionFunctionArgs) {
  const { slug = "", view } = args.params;
  if (!isTalk(view)) throw noSuchPage();
  return routeAction(view === "questions" ? askQuestion(slug) : writeReview(slug))(args);
}

const isTalk = (view: string | undefined): boolean => view === "reviews" || view === "questions";

/** A form that waits for the account would be worse than one that isn't filled in. */
const waitMs = 500;

async function writerOf({ request, context }: LoaderFunctionArgs): Promise<Writer | null> {
  if (readSessionMarker(request.headers.get("cookie")) === null) return null;
  const { api } = context.get(appContext);
  const asked = api.account.get(undefined, { signal: request.signal }).then(
    // Reviews are signed with it, and the platform's display name of a customer without a name is their email address or phone number.
    ({ firstName, lastName, email }) => ({ name: [firstName, lastName].filter(Boolean).join(" "), email: email ?? "" }),
    // Signed out by now, or an account that can't be reached: then it is filled in by hand.
    () => null,
  );
  return inTime(asked, waitMs);
}

/** What an address asks for; anything that it can't ask for is the first page of the newest. */
function readWanted(params: URLSearchParams): WantedReviews {
  const sort = params.get("sort");
  const page = params.get("page") ?? "";
  return { sort: isReviewSort(sort) ? sort : "newest", page: /^[1-9]\d?$/.test(page) ? Number(page) : 1, limit: 10 };
}
