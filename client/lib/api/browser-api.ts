import type { Contract } from "#shared/contract/contract.ts";
import { apiRoutes } from "#shared/contract/routes.ts";
import type { Api } from "./api.ts";

/** A call that failed: `code` and `status` as the API answers them, `message` for the shopper, `cause` the whole answer. */
const apiError = (code: string, status: number, message: string, cause?: unknown) =>
  Object.assign(new Error(message, { cause }), { code, status });

export const noResponse = "We can't reach the shop. Please check your connection.";

/** The shop gives up on its vendors sooner: whatever takes longer was lost on the way. */
const longestWaitMs = 30_000;

type Route = { method: string; path: string };
type Field = string | number | boolean | object | null | undefined;
type Fields = Record<string, Field>;
type CallOptions = { signal?: AbortSignal };

/** The compiler says when the route table lacks a procedure of the contract. */
type Routes = { [Room in keyof Contract]: Record<keyof Contract[Room], Route> };

/** The API over HTTP: a small typed `fetch` for each route of the contract. */
export function createBrowserApi(routes: Routes = apiRoutes): Api {
  // What a route answers is what the contract says of its procedure; the compiler can't follow a table of routes into a table of calls.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return mapValues(routes, (room) => mapValues(room, endpoint)) as unknown as Api;
}

function mapValues<Value, Result>(values: Record<string, Value>, change: (value: Value) => Result): Record<string, Result> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

function endpoint(route: Route) {
  return async (input?: unknown, options?: CallOptions): Promise<unknown> => {
    const { path, rest } = fillPath(route.path, input);
    const isQuery = route.method === "GET";
    const response = await arrived(
      fetch(`/api${path}${isQuery ? queryString(rest) : ""}`, {
        method: route.method,
        signal: AbortSignal.any([AbortSignal.timeout(longestWaitMs), ...(options?.signal ? [options.signal] : [])]),
        // A change of the cart arrives even if the shopper leaves the page meanwhile.
        keepalive: !isQuery && path.startsWith("/cart"),
        ...(isQuery ? {} : { body: JSON.stringify(rest), headers: { "content-type": "application/json" } }),
      }),
    );
    if (!response.ok) throw await failureOf(response);
    return arrived(response.json());
  };
}

/** What the shop answered. The connection can break, or the time run out, in the middle of an answer as well as before it. */
async function arrived<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw apiError("NO_RESPONSE", 500, noResponse);
  }
}

async function failureOf(response: Response): Promise<Error> {
  const problem: { code?: unknown; detail?: unknown } = await response.json().catch(() => ({}));
  const { code, detail } = problem;
  return apiError(
    typeof code === "string" ? code : "UNKNOWN",
    response.status,
    typeof detail === "string" ? detail : "Something went wrong",
    problem,
  );
}

function fillPath(template: string, input: unknown): { path: string; rest: Fields } {
  const rest: Fields = typeof input === "object" ? { ...input } : {};
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(typeof value === "string" ? value : "");
  });
  return { path, rest };
}

function queryString(fields: Fields): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (Array.isArray(value)) for (const item of value) query.append(`${name}[]`, String(item));
    else if (value !== undefined && value !== null && typeof value !== "object") query.append(name, String(value));
  }
  return query.size === 0 ? "" : `?${query}`;
}
