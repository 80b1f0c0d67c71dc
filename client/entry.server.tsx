import type { QueryClient } from "@tanstack/react-query";
import { type PipeableStream, renderToPipeableStream, renderToStaticMarkup, type RenderToPipeableStreamOptions } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router";
import type { Layout } from "#shared/contract/content/content.ts";
import { defaultErrorMessages } from "#shared/domain/app-error.ts";
import { readCartCount } from "#shared/domain/cart/cart-count.ts";
import { officeYear } from "#shared/domain/content/office-day.ts";
import { readSelectedVehicle, type SelectedVehicle } from "#shared/domain/vehicle/selected-vehicle.ts";
import { menuPanelsPart } from "./features/navigation/menu/mega-menu-island.tsx";
import type { MenuCounts } from "./features/navigation/menu/menu-entry.tsx";
import { MenuPanels, menuPanelsAddress } from "./features/navigation/menu/menu-panels.tsx";
import { cartCountKey } from "./features/cart/queries.ts";
import type { Api } from "./lib/api/api.ts";
import { isRouteErrorData, type RouteErrorData } from "./lib/api/route-error.ts";
import type { ReturnedForm } from "./lib/forms/form-action.ts";
import { withTyped } from "./lib/page/route-answers.ts";
import { isRecord } from "./lib/text/is-record.ts";
import { appContext } from "./lib/page/app-context.ts";
import { AppProviders } from "./lib/page/app-providers.tsx";
import { dehydrateQueries, onQuerySettled, whenSettled } from "./hydration/dehydrate-page.ts";
import { type HeadTag, headTags, type Site } from "./lib/page/head/head-tags.ts";
import { partsLoaded } from "./hydration/lazy-part.tsx";
import { pageHeadOf } from "./lib/page/head/page-head-of.ts";
import type { PageState, StreamedOutcome } from "./hydration/page-state.ts";
import { createQueryClient, onServer } from "./lib/api/query-client.ts";
import { errorText } from "./routes/layout/error/error-text.ts";
import { moduleNameOf, routes } from "./routes.tsx";
import { type RenderPart, RenderPartContext } from "./hydration/server-rendered.tsx";

export { pageStateElementId, rootElementId, serverPartFailureDigest, streamedQueueName } from "./hydration/page-state.ts";
export { earlyFailuresName } from "./lib/reports/report-uncaught-errors.ts";

export type OpenPageOptions = {
  request: Request;
  api: Api;
  site: Site;
  /** The request's id in the log, which an error page shows so that shoppers can quote it. */
  requestId?: string;
};

/** A page whose critical data is there: its status and head are settled, its body can be rendered. */
export type OpenedPage = {
  status: number;
  /** The deepest matched route, for metrics. */
  routeId: string;
  /** The name of the page's module, for its code. */
  moduleName: string;
  head: HeadTag[];
  /** The vehicle that the page is about, which its address doesn't tell. */
  vehicleId: string | null;
  /** The cart count in the header, for a visitor without scripts. */
  cartCount: number | null;
  /** Whether it shows personal content. */
  isPersonal: boolean;
  /** Whether it is the error page instead of the requested page. */
  isErrorPage: boolean;
  /** Whether something is missing, or the page failed, because of a temporary vendor failure. */
  isWorthRetrying: boolean;
  /** Unexpected errors, to be logged; failed calls aren't among them. */
  unexpectedErrors: unknown[];
  state(): PageState;
  /** Waits for everything that is pending; false if any of it failed. */
  whenSettled(): Promise<boolean>;
  onQuerySettled(listener: (outcome: StreamedOutcome) => void): () => void;
  render(options: RenderToPipeableStreamOptions): PipeableStream;
  /** Stops what is still loading and frees the request's cache. */
  close(): void;
};

const partHtml = new WeakMap<object, Map<string, string>>();

/** Menu, header and footer are the same for everyone, and half of a page's work: their HTML is kept as long as the data it is made of, and as the year, which the footer says. */
const renderPart: RenderPart = (id, madeOf, part) => {
  const parts = partHtml.get(madeOf) ?? new Map<string, string>();
  partHtml.set(madeOf, parts);
  const key = `${officeYear()} ${id}`;
  const html = parts.get(key) ?? renderToStaticMarkup(part, { identifierPrefix: `${id}-` });
  parts.set(key, html);
  return html;
};

/** What stands in the menu's panels, and the address under which pages name it; with counts, what each category has for a car. */
export function menuPanels(items: Layout["headerMenu"], counts?: MenuCounts): { html: string; address: string } {
  const html = renderPart(menuPanelsPart, items, <MenuPanels items={items} />);
  const address = menuPanelsAddress(html);
  if (counts === undefined) return { html, address };
  return { html: renderToStaticMarkup(<MenuPanels items={items} counts={counts} />), address };
}

// Matching needs no request, so one handler serves them all.
const handler = createStaticHandler(routes);

/** Every route id that metrics may name. */
export const routeIds: readonly string[] = idsOf(handler.dataRoutes);

function idsOf(table: StaticHandler["dataRoutes"]): string[] {
  return table.flatMap(({ id, children }) => [id, ...idsOf(children ?? [])]);
}

/** Runs the request's loaders or action. Returns a Response for redirects, otherwise the page to render. */
export async function openPage({ request, api, site, requestId }: OpenPageOptions): Promise<Response | OpenedPage> {
  const queryClient = createQueryClient(onServer);
  const requestContext = new RouterContextProvider();
  const vehicle = readSelectedVehicle(request.headers.get("cookie"));
  const cartCount = readCartCount(request.headers.get("cookie"));
  if (cartCount !== null) queryClient.setQueryData(cartCountKey, cartCount);
  const reportedErrors: unknown[] = [];
  requestContext.set(appContext, { queryClient, api, vehicle, reportError: (error) => void reportedErrors.push(error) });
  const context = await handler.query(request, { requestContext });
  await partsLoaded();
  if (context instanceof Response) {
    queryClient.clear();
    return context;
  }
  return openedPage(context, { queryClient, api, site, url: new URL(request.url), vehicle, cartCount, reportedErrors, requestId });
}

type PageParts = {
  queryClient: QueryClient;
  api: Api;
  site: Site;
  url: URL;
  vehicle: SelectedVehicle | null;
  cartCount: number | null;
  reportedErrors: unknown[];
  requestId: string | undefined;
};

function openedPage(
  context: StaticHandlerContext,
  { queryClient, api, site, url, vehicle, cartCount, reportedErrors, requestId }: PageParts,
): OpenedPage {
  const { loaderData, actionData, matches } = context;
  const routeId = matches.at(-1)?.route.id ?? "unmatched";
  const errors = withForm(serialisedErrors(context.errors, requestId), actionData);
  const [error = null] = Object.values(errors ?? {});
  const handles = matches.map((match) => match.route.handle);
  const params = matches.at(-1)?.params ?? {};
  const head = pageHeadOf(
    handles,
    { queryClient, api, params, url, origin: site.origin, siteName: site.name },
    error && errorText(error).heading,
  );
  // The server shows only what the browser will know of an error, so that the HTML matches on hydration.
  const shown = { ...context, errors };
  const element = (
    <RenderPartContext value={renderPart}>
      <AppProviders queryClient={queryClient} api={api} site={site} vehicle={vehicle}>
        <StaticRouterProvider router={createStaticRouter(routesAlone(matches), shown)} context={shown} hydrate={false} />
      </AppProviders>
    </RenderPartContext>
  );
  return {
    // A form that failed has a status of its own; the page behind it may have failed as well, and tells its own.
    status: error?.status ?? (head.isUnavailable ? 503 : context.statusCode),
    routeId,
    moduleName: moduleNameOf(routeId),
    vehicleId: vehicle?.vehicleId ?? null,
    cartCount,
    isPersonal: handles.some((handle: { isPersonal?: boolean } | undefined) => handle?.isPersonal === true),
    isErrorPage: error !== null,
    isWorthRetrying: head.isUnavailable === true || error?.data?.code.startsWith("UPSTREAM_") === true,
    head: headTags(head, url.pathname, site),
    unexpectedErrors: [...reportedErrors, ...Object.values(context.errors ?? {}).filter((each) => !isRouteErrorResponse(each))],
    state: () => ({
      ...dehydrateQueries(queryClient),
      router: { loaderData, actionData, errors },
      site,
      vehicle,
    }),
    whenSettled: () => whenSettled(queryClient),
    onQuerySettled: (listener) => onQuerySettled(queryClient, listener),
    render: (options) => renderToPipeableStream(element, options),
    close: () => queryClient.clear(),
  };
}

/** The matched routes. The router copies what it is given for each page, and needs no others: what matches is known. */
function routesAlone(matches: StaticHandlerContext["matches"]): StaticHandler["dataRoutes"] {
  return matches.map(({ route }) => ({ ...route, children: undefined }));
}

/** What the browser's router takes as an error response. */
type SerialisedError = { status: number; statusText: string; internal: false; data: RouteErrorData | null };

/** Route errors as the browser's router takes them; nothing of an unexpected error leaves the server. */
function serialisedErrors(errors: StaticHandlerContext["errors"], reference: string | undefined): Record<string, SerialisedError> | null {
  if (errors === null) return null;
  return Object.fromEntries(Object.entries(errors).map(([routeId, error]) => [routeId, withReference(serialisedError(error), reference)]));
}

/** A page that can't be shown takes a form that came back to it along: what was typed stands on the error page instead. */
function withForm(errors: Record<string, SerialisedError> | null, actionData: StaticHandlerContext["actionData"]) {
  const form = Object.values(actionData ?? {}).find(isFormInWords);
  if (errors === null || form === undefined) return errors;
  return Object.fromEntries(
    Object.entries(errors).map(([routeId, { data, ...error }]) => {
      // That somebody has been signed out says more than what was wrong with their form.
      const words = data?.code === "FORM_GONE" ? data.message : form.message;
      return [routeId, { ...error, data: data && { ...data, message: withTyped(words, form.text) } }];
    }),
  );
}

const isFormInWords = (answer: unknown): answer is Required<Pick<ReturnedForm<unknown>, "message" | "text">> =>
  isRecord(answer) && typeof answer["message"] === "string" && typeof answer["text"] === "string";

/** A page that wasn't found isn't worth reporting. */
function withReference(error: SerialisedError, reference: string | undefined): SerialisedError {
  if (reference === undefined || error.data === null || error.status < 500) return error;
  return { ...error, data: { ...error.data, reference } };
}

function serialisedError(error: unknown): SerialisedError {
  if (isRouteErrorResponse(error))
    return { status: error.status, statusText: error.statusText, internal: false, data: isRouteErrorData(error.data) ? error.data : null };
  return { status: 500, statusText: "", internal: false, data: { code: "INTERNAL", message: defaultErrorMessages.INTERNAL } };
}
