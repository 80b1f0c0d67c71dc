import { Fragment } from "react";
import { Outlet, useLocation, useOutletContext } from "react-router";
import { lazyPart } from "#client/hydration/lazy-part.tsx";
import type { InsideLayout } from "./inside-layout.ts";
import { layoutParts } from "./layout.tsx";
// Pages with a title share this sheet. It travels with the frame, or one page's code would come along with another's.
import "./titled-page.module.css";

const DocumentHead = lazyPart(async () => (await layoutParts()).DocumentHead);

/** Where pages appear in the layout: another path mounts a page anew, and the document's head follows. */
export function PageRoute() {
  const { pathname } = useLocation();
  const context = useOutletContext<InsideLayout>();
  return (
    <>
      <DocumentHead />
      <Fragment key={pathname}>
        <Outlet context={context} />
      </Fragment>
    </>
  );
}
