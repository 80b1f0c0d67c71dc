import type { QueryKey } from "@tanstack/react-query";
import type { SelectedVehicle } from "#shared/domain/vehicle/selected-vehicle.ts";
import type { Site } from "../lib/page/head/head-tags.ts";

/** The digest of a deferred part that failed or ran out of time on the server; the browser loads it itself, so it is no error there. */
export const serverPartFailureDigest = "server-part-failed";

/** True for React's notice that a boundary was rendered in the browser because its deferred data failed on the server. */
export function isServerPartFailure(error: unknown): boolean {
  return error instanceof Error && "digest" in error && error.digest === serverPartFailureDigest;
}

/** A query that the server finished: its key, its data with packed lists, and when the data was read (epoch ms). */
type SettledQuery = [key: QueryKey, data: unknown, updatedAt: number];

/** What the router starts from in the browser, so that it does not load again. */
type RouterState = {
  loaderData: Record<string, unknown>;
  actionData: Record<string, unknown> | null;
  errors: Record<string, unknown> | null;
};

/** What the server tells the browser before hydration; plain JSON. */
export type PageState = {
  settled: SettledQuery[];
  /** Keys of queries that still run on the server; their outcome follows in the stream. */
  pending: QueryKey[];
  router: RouterState;
  site: Site;
  /** The vehicle that the page was rendered for. */
  vehicle: SelectedVehicle | null;
};

/** The outcome of a pending query, streamed as it settles: its hash, and its data with packed lists unless it failed. */
export type StreamedOutcome = [queryHash: string, outcome: { data: unknown } | "failed"];

export const pageStateElementId = "page-state";
export const rootElementId = "root";
/** The browser's queue for outcomes: an array until the application takes it over. */
export const streamedQueueName = "__streamed";
