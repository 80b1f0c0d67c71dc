import type { QueryClient } from "@tanstack/react-query";
import type { ContentPage } from "#shared/contract/content/page.ts";
import { unsavedPageEvent } from "#shared/domain/content/unsaved-page.ts";
import type { Api } from "#client/lib/api/api.ts";
import { pageQuery } from "./queries.ts";

declare global {
  interface WindowEventMap {
    /** Keep in step with `unsavedPageEvent`. */
    "unsaved-page": CustomEvent<ContentPage>;
  }
}

/** Shows what an editor is writing. Only previews tell of it. */
export function listenForUnsavedPages(target: Window, queryClient: QueryClient, api: Api, signal: AbortSignal): void {
  target.addEventListener(
    unsavedPageEvent,
    (event) => {
      const { queryKey } = pageQuery(api, event.detail.slug);
      if (queryClient.getQueryData(queryKey) === undefined) return;
      event.preventDefault();
      queryClient.setQueryData(queryKey, event.detail);
    },
    { signal },
  );
}
