import { useQueryClient } from "@tanstack/react-query";
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData, useParams, useSearchParams } from "react-router";
import { ServerRendered } from "#client/hydration/server-rendered.tsx";
import { useApi } from "#client/lib/api/api.ts";
import type { PageHandle } from "#client/lib/page/head/page-head.ts";
import { ownDocument } from "#client/lib/page/own-document.ts";
import { useClosed } from "#client/lib/page/site.ts";
import { type TalkFacts, talkFactsKey } from "./talk-facts.ts";
import type * as Pages from "./talk-pages.tsx";
// The sheets of what only the server renders: the browser's build would have none of them otherwise.
import "#client/features/content/blocks/heroes/section-title.module.css";
import "#client/features/content/blocks/text/question-list.module.css";
import "#client/features/reviews/view/review-form.module.css";
import "#client/features/reviews/view/review-list.module.css";
import "#client/features/reviews/view/review-summary.module.css";
import "#client/features/reviews/view/reviews-page.module.css";
import "#client/features/reviews/view/stars.module.css";
import "#client/features/reviews/view/talk-page.module.css";
import "#client/features/reviews/view/typed-form.module.css";
import "#client/ui/button/button.module.css";
import "#client/ui/field/field.module.css";
import "#client/ui/field/input.module.css";
import "#client/ui/navigation/breadcrumbs.module.css";
import "#client/ui/navigation/pagination.module.css";
import "#client/ui/text/disclosure.module.css";

/** What draws them, there on the server alone. */
let pages: typeof Pages | null = null;

/** Made of links and forms alone, so the browser keeps their HTML and gets none of their code; a link to one of them is the browser's own. */
export async function loader(args: LoaderFunctionArgs) {
  if (!import.meta.env.SSR) throw ownDocument(args.request);
  pages ??= await import("./talk-pages.tsx");
  return pages.load(args);
}

export async function action(args: ActionFunctionArgs) {
  if (!import.meta.env.SSR) throw new Error("Forms about a part are the browser's own to post");
  return (await import("./talk-pages.tsx")).post(args);
}

const isSentIn = (params: URLSearchParams) => params.has("sent");

export const handle = {
  head: ({ queryClient, params: { slug = "", view }, url }) => {
    const facts = queryClient.getQueryData<TalkFacts>(talkFactsKey(slug));
    const title = facts?.title ?? "a part";
    if (view === "questions")
      return { title: `Ask about ${title}`, description: `Questions and answers about ${title}.`, isIndexable: false };
    return {
      title: `Reviews of ${title}`,
      description: `What shoppers say of ${title}: how it fits, and on which cars.`,
      canonicalPath: `/products/${slug}/reviews`,
      isIndexable: facts?.hasReviews === true && url.search === "",
      isUnavailable: facts?.isRead === false && !isSentIn(url.searchParams),
    };
  },
  isPersonal: true,
} satisfies PageHandle;

const served = {};

export function Component() {
  const { slug = "", view } = useParams();
  const api = useApi();
  const queryClient = useQueryClient();
  const { writer, car } = useLoaderData<typeof loader>();
  const returned = useActionData<typeof action>() ?? null;
  const [params] = useSearchParams();
  const [askClosed, reviewsClosed] = [useClosed("contact"), useClosed("reviews")];
  const reviews = pages?.reviewsIn(queryClient, api, slug, params);
  const form = { writer, returned, isSent: isSentIn(params) && returned === null };
  if (view === "questions") {
    return (
      <ServerRendered id="talk" madeOf={reviews ?? served}>
        {import.meta.env.SSR && pages !== null && reviews !== undefined && (
          <pages.QuestionPage product={reviews.product} {...form} closed={askClosed}>
            <pages.QuestionList questions={pages.questionsIn(queryClient, api, slug)} />
          </pages.QuestionPage>
        )}
      </ServerRendered>
    );
  }
  return (
    <ServerRendered id="talk" madeOf={reviews ?? served}>
      {import.meta.env.SSR && pages !== null && reviews !== undefined && (
        <pages.ReviewsPage reviews={reviews} car={car} {...form} closed={reviewsClosed} />
      )}
    </ServerRendered>
  );
}
