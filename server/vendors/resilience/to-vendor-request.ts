import { requestScope } from "#server/tracing/request-scope.ts";
import { formatTraceParent } from "#server/tracing/trace-parent.ts";
import type { VendorRequest } from "./fetch-once.ts";

/** A request that can be sent again: its body is held in memory. It carries the id and the trace of the request it serves. */
export async function toVendorRequest(url: string | URL, init: RequestInit | undefined): Promise<VendorRequest> {
  const headers = new Headers(init?.headers);
  const scope = requestScope.getStore();
  if (scope) {
    headers.set("x-request-id", scope.requestId);
    headers.set("traceparent", formatTraceParent(scope));
  }
  const body = await holdBody(init?.body ?? null, headers);
  const redirect = init?.redirect === undefined ? {} : { redirect: init.redirect };
  return { url: String(url), method: init?.method ?? "GET", headers: Object.fromEntries(headers), body, ...redirect };
}

async function holdBody(given: RequestInit["body"] | null, headers: Headers): Promise<VendorRequest["body"]> {
  if (given === null || given === undefined || typeof given === "string") return given ?? null;
  const held = new Response(given);
  const contentType = held.headers.get("content-type");
  if (contentType !== null && !headers.has("content-type")) headers.set("content-type", contentType);
  return new Uint8Array(await held.arrayBuffer());
}
