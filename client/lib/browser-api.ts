import { apiRoutes } from "#shared/contract/routes.ts";
import type { Api } from "./api.ts";

/** A call that failed: `code` and `status` as the API answers them, `message` for the shopper. */
class ApiError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, status: number, message: string) {
    super(message);
    this.name = "ApiError";
    this.code = code;
    this.status = status;
  }
}

type Route = { method: string; path: string };
type Field = string | number | boolean | object | null | undefined;
type Fields = Record<string, Field>;
type CallOptions = { signal?: AbortSignal };

/** The API over HTTP: a small typed `fetch` for each route of the contract. */
export function createBrowserApi(): Api {
  const { catalogue, search, content, vehicles, fitment, stores, places, delivery, newsletter, stockAlerts, cart } = apiRoutes;
  return {
    catalogue: {
      categories: endpoint(catalogue.categories),
      category: endpoint(catalogue.category),
      product: endpoint(catalogue.product),
      productStock: endpoint(catalogue.productStock),
      recommendations: endpoint(catalogue.recommendations),
      cards: endpoint(catalogue.cards),
    },
    search: { products: endpoint(search.products), suggestions: endpoint(search.suggestions) },
    content: {
      layout: endpoint(content.layout),
      page: endpoint(content.page),
      hub: endpoint(content.hub),
      brand: endpoint(content.brand),
      product: endpoint(content.product),
      questions: endpoint(content.questions),
      sizeGuide: endpoint(content.sizeGuide),
      experts: endpoint(content.experts),
      expert: endpoint(content.expert),
    },
    vehicles: {
      facets: endpoint(vehicles.facets),
      find: endpoint(vehicles.find),
      byIds: endpoint(vehicles.byIds),
      byKtype: endpoint(vehicles.byKtype),
      byVin: endpoint(vehicles.byVin),
      byRegistration: endpoint(vehicles.byRegistration),
    },
    fitment: { product: endpoint(fitment.product), vehicles: endpoint(fitment.vehicles) },
    stores: { list: endpoint(stores.list), get: endpoint(stores.get), nearby: endpoint(stores.nearby), byState: endpoint(stores.byState) },
    places: { search: endpoint(places.search), get: endpoint(places.get) },
    delivery: { quote: endpoint(delivery.quote) },
    newsletter: { subscribe: endpoint(newsletter.subscribe) },
    stockAlerts: { set: endpoint(stockAlerts.set) },
    cart: {
      get: endpoint(cart.get),
      addLines: endpoint(cart.addLines),
      updateLine: endpoint(cart.updateLine),
      removeLine: endpoint(cart.removeLine),
      applyDiscountCodes: endpoint(cart.applyDiscountCodes),
    },
  };
}

function endpoint<Output>(route: Route) {
  return async (input?: unknown, options?: CallOptions): Promise<Output> => {
    const { path, rest } = fillPath(route.path, input);
    const isQuery = route.method === "GET";
    const response = await send(`/api${path}${isQuery ? queryString(rest) : ""}`, {
      method: route.method,
      signal: options?.signal,
      // A change of the cart arrives even if the shopper leaves the page meanwhile.
      keepalive: !isQuery && path.startsWith("/cart"),
      ...(isQuery ? {} : { body: JSON.stringify(rest), headers: { "content-type": "application/json" } }),
    });
    if (!response.ok) throw await failureOf(response);
    return response.json();
  };
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new ApiError("NO_RESPONSE", 500, "We can't reach the shop. Please check your connection.");
  }
}

async function failureOf(response: Response): Promise<ApiError> {
  const problem: { code?: unknown; detail?: unknown } = await response.json().catch(() => ({}));
  const { code, detail } = problem;
  return new ApiError(
    typeof code === "string" ? code : "UNKNOWN",
    response.status,
    typeof detail === "string" ? detail : "Something went wrong",
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
