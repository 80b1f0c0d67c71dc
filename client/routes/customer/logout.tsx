import { type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { type FormAction, routeAction } from "#client/lib/forms/form-action.ts";
import type { PageHandle } from "#client/lib/page/head/page-head.ts";
import { Button, ButtonLink } from "#client/ui/button/button.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import { readSessionMarker } from "#shared/domain/customer/session-marker.ts";
import styles from "./form-page.module.css";

export function loader({ request }: LoaderFunctionArgs) {
  const cookies = import.meta.env.SSR ? request.headers.get("cookie") : document.cookie;
  return { isSignedIn: readSessionMarker(cookies) !== null };
}

const signOut: FormAction<null, { url: string }> = {
  parse: () => ({ typed: null }),
  run: (_, { api }) => api.session.signOut(),
  to: ({ url }) => url,
};

/** Only a form that is sent signs anyone out; its answer is a document, of ours or of the identity provider, so no script takes it over. */
export const action = routeAction(signOut);

export const handle = {
  head: () => ({ title: "Log out", description: "Leave your account on this device.", isIndexable: false }),
  isPersonal: true,
} satisfies PageHandle;

export function Component() {
  const { isSignedIn } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  if (!isSignedIn)
    return (
      <div className={styles.page}>
        <EmptyState
          icon="user"
          headingLevel="h1"
          title="You're signed out"
          text="Your cart is still on this device."
          action={
            <div className={styles.choices}>
              <ButtonLink href="/">Continue Shopping</ButtonLink>
              <ButtonLink href="/login" variant="secondary">
                Sign In
              </ButtonLink>
            </div>
          }
        />
      </div>
    );
  return (
    <form className={styles.page} method="post" action="/logout">
      <h1>Log out?</h1>
      <p className={styles.lead}>Your cart stays on this device. You can sign in again at any time.</p>
      {failure && <ErrorPanel message={failure.message} />}
      <div className={styles.choices}>
        <Button type="submit">Log Out</Button>
        <ButtonLink href="/account" variant="secondary">
          Go Back
        </ButtonLink>
      </div>
    </form>
  );
}
