import { useLocation } from "react-router";
import { ButtonLink } from "#client/ui/button/button.tsx";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import type { ReturnedForm } from "#client/lib/forms/form-action.ts";
import styles from "./account-unavailable.module.css";

/** Stands where something of the account couldn't be had, and where a form that came back has no page to come back to. Trying again asks for the page anew, so that it works without scripts, too. */
export function AccountUnavailable({ what, returned }: { what: string; returned?: ReturnedForm<unknown> | null | undefined }) {
  const { pathname, search } = useLocation();
  return (
    <div className={styles.unavailable}>
      {returned && <ErrorPanel message={returned.message} />}
      <ErrorPanel
        message={`We couldn't load ${what} just now. ${returned?.text ? "Please copy what you typed, and" : "Nothing is lost: please"} try again in a minute.`}
      />
      {returned?.text && <p className={styles.typed}>{returned.text}</p>}
      <ButtonLink variant="secondary" href={pathname + search}>
        Try again
      </ButtonLink>
    </div>
  );
}
