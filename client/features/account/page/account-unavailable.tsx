import { useLocation } from "react-router";
import { ButtonLink } from "#client/ui/button/button.tsx";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import styles from "./account-unavailable.module.css";

/** Stands where something of the account couldn't be had. Trying again asks for the page anew, so that it works without scripts, too. */
export function AccountUnavailable({ what }: { what: string }) {
  const { pathname, search } = useLocation();
  return (
    <div className={styles.unavailable}>
      <ErrorPanel message={`We couldn't load ${what} just now. Nothing is lost: please try again in a minute.`} />
      <ButtonLink variant="secondary" href={pathname + search}>
        Try again
      </ButtonLink>
    </div>
  );
}
