import { useSuspenseQuery } from "@tanstack/react-query";
import { useActionData, useSearchParams } from "react-router";
import { layoutQuery } from "#client/features/content/queries.ts";
import { signUp } from "#client/features/newsletter/sign-up.ts";
import { SignupForm } from "#client/features/newsletter/signup-form.tsx";
import { ownWords, subscribedMessage } from "#client/features/newsletter/signup-words.ts";
import { useApi } from "#client/lib/api/api.ts";
import { routeAction } from "#client/lib/forms/form-action.ts";
import type { PageHandle } from "#client/lib/page/head/page-head.ts";
import { ButtonLink } from "#client/ui/button/button.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import styles from "./form-page.module.css";

export const action = routeAction(signUp);

export const handle = {
  head: () => ({ title: "Newsletter", description: "Sign up for emails to get the latest offers.", isIndexable: false }),
} satisfies PageHandle;

export function Component() {
  const { data: layout } = useSuspenseQuery(layoutQuery(useApi()));
  const returned = useActionData<typeof action>();
  const isSubscribed = useSearchParams()[0].get("subscribed") === "1";
  const signup = layout.emailSubscription ?? ownWords;
  return (
    <div className={styles.page}>
      {isSubscribed && !returned ? (
        <EmptyState
          icon="mail"
          headingLevel="h1"
          title={subscribedMessage}
          text="Thanks for signing up."
          action={<ButtonLink href="/">Continue Shopping</ButtonLink>}
        />
      ) : (
        <>
          <h1>{signup.title}</h1>
          {signup.text && <p className={styles.lead}>{signup.text}</p>}
          <SignupForm signup={signup} id="page-signup" returned={returned} />
        </>
      )}
    </div>
  );
}
