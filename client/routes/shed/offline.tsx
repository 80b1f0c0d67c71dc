import { useSuspenseQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, redirectDocument } from "react-router";
import { layoutQuery } from "#client/features/content/queries.ts";
import { ServerRendered } from "#client/hydration/server-rendered.tsx";
import { useApi } from "#client/lib/api/api.ts";
import type { PageHandle } from "#client/lib/page/page-head.ts";
import { OfflinePage } from "./offline-page.tsx";
import "./offline-page.module.css";

/** The service worker fills this page as a document, so a link to it is the browser's own. */
export function loader({ request }: LoaderFunctionArgs) {
  if (!import.meta.env.SSR) throw redirectDocument(new URL(request.url).pathname);
  return null;
}

export const handle = {
  head: () => ({ title: "Kept on this device", description: "Pages that you can read without a connection.", isIndexable: false }),
} satisfies PageHandle;

export function Component() {
  const { data } = useSuspenseQuery(layoutQuery(useApi()));
  return (
    <ServerRendered id="offline" madeOf={data.company}>
      {import.meta.env.SSR && <OfflinePage company={data.company} />}
    </ServerRendered>
  );
}
