import { isRouteErrorResponse, useLocation, useOutletContext, useRouteError } from "react-router";
import { Wordmark } from "#client/features/navigation/header/wordmark.tsx";
import { ServerRendered } from "#client/hydration/server-rendered.tsx";
import { isRouteErrorData } from "#client/lib/api/route-error.ts";
import { DocumentHead } from "#client/lib/page/head/document-head.tsx";
import { useSite } from "#client/lib/page/site.ts";
import { ButtonLink } from "#client/ui/button/button.tsx";
import { classNames } from "#client/ui/class-names.ts";
import { errorText, isScriptLost } from "./error-text.ts";
import type { InsideLayout } from "../inside-layout.ts";
import { doubleErrorCode } from "./provoked-error.ts";
import styles from "./error-page.module.css";

// Outside the layout the way home is a full load: what the server renders once, the menu and the footer, isn't in the page yet.

/** A vendor that doesn't answer now may a moment later, and a connection may be there again. */
function isWorthRetrying(error: unknown): boolean {
  return isRouteErrorResponse(error) && isRouteErrorData(error.data) && /^(UPSTREAM_|NO_RESPONSE$)/.test(error.data.code);
}

/** What to quote; none of an error that arose in the browser. */
function referenceOf(error: unknown): string | undefined {
  return isRouteErrorResponse(error) && isRouteErrorData(error.data) ? error.data.reference : undefined;
}

/** What a shopper sees when a page can't be shown: inside the layout where that stands, alone where it doesn't. */
export function ErrorPage() {
  const error = useRouteError();
  if (import.meta.env.DEV && isRouteErrorResponse(error) && isRouteErrorData(error.data) && error.data.code === doubleErrorCode) {
    throw new Error("provoked while showing the error page");
  }
  const isInsideLayout = useOutletContext<InsideLayout | null>()?.isInsideLayout ?? false;
  const site = useSite();
  const { pathname, search } = useLocation();
  const isLost = isScriptLost(error);
  const { status, heading, message } = errorText(isRouteErrorResponse(error) ? error : null, isLost);
  const reference = referenceOf(error);
  const Frame = isInsideLayout ? "div" : "main";
  return (
    <Frame className={classNames(styles.page, !isInsideLayout && styles.alone)}>
      <DocumentHead errorHeading={heading} />
      <div className={styles.words}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.message}>{message}</p>
        {reference && (
          <p className={styles.reference}>
            If you tell us about it, please quote <code>{reference}</code>
          </p>
        )}
        {(isLost || isWorthRetrying(error)) && (
          // A browser may remember that a script didn't come for as long as the document lives.
          <ButtonLink href={pathname + search} data-native={isInsideLayout && !isLost ? undefined : true}>
            Try again
          </ButtonLink>
        )}
        <ButtonLink href="/" data-native={isInsideLayout ? undefined : true}>
          Back to Home
        </ButtonLink>
      </div>
      <div className={styles.sheet}>
        <div className={styles.drawing} />
        <div className={styles.plate}>
          <div className={styles.logo} role="img" aria-label={site.name}>
            <ServerRendered id="error-mark" madeOf={site}>
              {import.meta.env.SSR && <Wordmark name={site.name} />}
            </ServerRendered>
          </div>
          <span className={styles.status}>{status ? `Error ${status}` : "Error"}</span>
        </div>
      </div>
    </Frame>
  );
}
