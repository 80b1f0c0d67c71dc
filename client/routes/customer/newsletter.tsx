import { useSuspenseQuery } from "@tanstack/react-query";
import { type ActionFunctionArgs, data, redirect, useActionData, useSearchParams } from "react-router";
import { layoutQuery } from "#client/features/content/queries.ts";
import { SignupForm } from "#client/features/newsletter/signup-form.tsx";
import { ownWords, subscribedMessage } from "#client/features/newsletter/signup-words.ts";
import { useApi } from "#client/lib/api/api.ts";
import { failureOf } from "#client/lib/api/failure-of.ts";
import { appContext } from "#client/lib/page/app-context.ts";
import type { PageHandle } from "#client/lib/page/page-head.ts";
import { textField } from "#client/lib/text/text-field.ts";
import { ButtonLink } from "#client/ui/button/button.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import styles from "./form-page.module.css";

const seeOther = 303;

/** The sign-up form posts here where no script runs. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (!import.meta.env.SSR) return null;
  const form = await request.formData();
  const email = textField(form, "email");
  try {
    await context.get(appContext).api.newsletter.subscribe({ email, notes: textField(form, "notes") });
  } catch (error) {
    const { message, status } = failureOf(error);
    return data({ message, email }, status);
  }
  return redirect("/newsletter?subscribed=1", seeOther);
}

export const handle = {
  head: () => ({ title: "Newsletter", description: "Sign up for emails to get the latest offers.", isIndexable: false }),
} satisfies PageHandle;

export function Component() {
  const { data: layout } = useSuspenseQuery(layoutQuery(useApi()));
  const failure = useActionData<typeof action>();
  const isSubscribed = useSearchParams()[0].has("subscribed");
  const signup = layout.emailSubscription ?? ownWords;
  return (
    <div className={styles.page}>
      {isSubscribed && !failure ? (
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
          <SignupForm signup={signup} id="page-signup" email={failure?.email} failure={failure?.message} />
        </>
      )}
    </div>
  );
}
