import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from "react-router";
import { failureOf } from "#client/lib/api/failure-of.ts";
import { appContext } from "#client/lib/page/app-context.ts";
import type { PageHandle } from "#client/lib/page/page-head.ts";
import { Button, ButtonLink } from "#client/ui/button/button.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import { readSessionMarker } from "#shared/domain/customer/session-marker.ts";
import styles from "./form-page.module.css";

const seeOther = 303;

export function loader({ request }: LoaderFunctionArgs) {
  const cookies = import.meta.env.SSR ? request.headers.get("cookie") : document.cookie;
  return { isSignedIn: readSessionMarker(cookies) !== null };
}

/** Only a form that is sent signs anyone out; its answer is a document, of ours or of the identity provider. */
export async function action({ context }: ActionFunctionArgs) {
  if (!import.meta.env.SSR) return null;
  try {
    const { url } = await context.get(appContext).api.session.signOut();
    return redirect(url, seeOther);
  } catch (error) {
    const { message, status } = failureOf(error);
    return data({ message }, status);
  }
}

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
