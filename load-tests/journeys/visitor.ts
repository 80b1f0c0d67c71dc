import { check, sleep } from "k6";
import exec from "k6/execution";
import http, { type RefinedResponse } from "k6/http";
import type { Settings } from "../settings/read-settings.ts";
import { timeTags } from "../settings/time-tags.ts";
import { ownPath } from "../shop/addresses.ts";
import { documentFault } from "../shop/document-fault.ts";
import type { RequestName } from "../shop/request-names.ts";
import { choosing } from "./choosing.ts";
import { browserHeaders, syntheticHeader } from "./headers.ts";

/** Ends a journey whose next step makes no sense any more. The check that failed has been counted. */
export class JourneyEnded extends Error {}

/** Counts a check, and ends the journey when it fails. */
export function ensure(isTrue: boolean, what: string): asserts isTrue {
  check(null, { [what]: () => isTrue });
  if (!isTrue) throw new JourneyEnded(what);
}

type Answer = RefinedResponse<"text">;
type Asked = { method?: "GET" | "POST"; body?: string; contentType?: string; status?: number };

export type Visitor = ReturnType<typeof createVisitor>;

/** Somebody who goes through the shop once, with cookies of their own: k6 empties the jar before each iteration. */
export function createVisitor(settings: Settings) {
  const { origin, think, seed } = settings;
  const { random, ...choices } = choosing(`${seed} ${exec.scenario.name} ${exec.scenario.iterationInTest}`);

  /** One request. Redirects are never followed unseen: load must not leave the shop. */
  function ask(name: RequestName, path: string, { method = "GET", body, contentType, status = 200 }: Asked = {}): Answer {
    const accept = contentType === "application/json" || path.startsWith("/api/") ? "application/json" : "text/html,*/*;q=0.8";
    const response = http.request(method, origin + path, body ?? null, {
      headers: {
        ...browserHeaders,
        ...syntheticHeader(settings),
        accept,
        ...(method === "POST" ? { "sec-fetch-site": "same-origin", origin } : {}),
        ...(contentType === undefined ? {} : { "content-type": contentType }),
      },
      redirects: 0,
      responseType: "text",
      responseCallback: http.expectedStatuses(status),
      tags: { name, ...timeTags(settings, Date.now() - exec.scenario.startTime) },
    });
    ensure(response.status === status, `${name} answers ${status}`);
    return response;
  }

  /** Opens a page and answers its document, which has to be whole. */
  function open(name: RequestName, path: string): string {
    const html = ask(name, path).body;
    check(null, { [`${name} is a whole document`]: () => documentFault(html) === null });
    return html;
  }

  /** Where an answer leads to on the shop itself. */
  function target({ headers }: Answer): string {
    const path = ownPath(origin, headers["Location"] ?? "");
    ensure(path !== null, "redirects stay on the shop");
    return path;
  }

  return {
    ask,
    open,
    target,
    /** Reads what is there before going on. */
    pause: () => sleep((1 + 2 * random()) * think),
    ...choices,
  };
}
