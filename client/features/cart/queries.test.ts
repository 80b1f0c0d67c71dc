import { QueryClient } from "@tanstack/react-query";
import { describe, expect, test, vi } from "vitest";
import type { Api } from "#client/lib/api/api.ts";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import type { PartFitment } from "#shared/contract/catalogue/fitment.ts";
import { exampleCart } from "./example-cart.ts";
import { cartFitmentQuery, cartQuery, nearestStoreQuery, servedCart } from "./queries.ts";
import { monaro } from "./testing/example-car.ts";

const line = (productHandle: string, quantity = 1) => ({ productHandle, quantity });

describe("whether a cart's parts fit", () => {
  const universal = (handle: string): PartFitment => ({
    handle,
    status: "universal",
    positions: [],
    notes: [],
    isConditional: false,
    car: null,
    notListedFor: null,
    category: null,
  });
  function shop() {
    const asked = vi.fn<(input: { handles: string[]; vehicleId?: string | undefined }) => void>();
    const parts: Api["fitment"]["parts"] = async (input) => {
      const handles = [input.handles].flat();
      asked({ ...input, handles });
      return handles.map(universal);
    };
    return { asked, api: { ...unusedApi, fitment: { ...unusedApi.fitment, parts } } };
  }

  test("is asked once for each part that is in it, for the selected vehicle", async () => {
    const { asked, api } = shop();
    const lines = [line("thermostat"), line("hose"), line("thermostat", 2), line("taken-out", 0)];
    const found = await new QueryClient().fetchQuery(cartFitmentQuery(api, lines, monaro));
    expect(asked.mock.calls).toEqual([[expect.objectContaining({ handles: ["hose", "thermostat"], vehicleId: "64" })]]);
    expect(found.map(({ handle }) => handle)).toEqual(["hose", "thermostat"]);
  });

  test("is asked for as many at a time as the shop judges, and none is left out", async () => {
    const { asked, api } = shop();
    const lines = Array.from({ length: 101 }, (_, at) => line(`part-${at}`));
    const found = await new QueryClient().fetchQuery(cartFitmentQuery(api, lines, monaro));
    expect(asked.mock.calls.map(([{ handles }]) => handles.length)).toEqual([50, 50, 1]);
    expect(new Set(found.map(({ handle }) => handle))).toEqual(new Set(lines.map(({ productHandle }) => productHandle)));
  });

  test("is the same question in whatever order the lines stand", () => {
    const keyOf = (...handles: string[]) =>
      cartFitmentQuery(
        unusedApi,
        handles.map((handle) => line(handle)),
        monaro,
      ).queryKey;
    expect(keyOf("hose", "belt")).toEqual(keyOf("belt", "hose"));
    expect(keyOf("hose")).not.toEqual(keyOf("belt"));
  });

  test("is not asked without a vehicle, or for a cart without parts", () => {
    expect(cartFitmentQuery(unusedApi, [line("hose")], monaro).enabled).toBe(true);
    expect(cartFitmentQuery(unusedApi, [line("hose")], null).enabled).toBe(false);
    expect(cartFitmentQuery(unusedApi, [line("hose", 0)], monaro).enabled).toBe(false);
  });
});

describe("a question beside the cart", () => {
  const monaroAsks = (api: Api) => cartFitmentQuery(api, [line("hose")], monaro);
  const shopperAsks = (api: Api) => nearestStoreQuery(api, { lat: -37.7, lng: 144.9 });
  const withCalls = (call: (_input: unknown, options?: { signal?: AbortSignal | undefined }) => Promise<never>): Api => ({
    ...unusedApi,
    fitment: { ...unusedApi.fitment, parts: call },
    stores: { ...unusedApi.stores, nearby: call },
  });

  test("is called off where nobody waits for its answer any more", async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const api = withCalls((_input, options) => {
      signals.push(options?.signal);
      return new Promise(() => undefined);
    });
    const queryClient = new QueryClient();
    const asked = [queryClient.prefetchQuery(monaroAsks(api)), queryClient.prefetchQuery(shopperAsks(api))];
    await queryClient.cancelQueries();
    await Promise.all(asked);
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
  });

  test("isn't asked again and again of a shop that is down", async () => {
    const call = vi.fn(() => Promise.reject(new Error("down")));
    const queryClient = new QueryClient({ defaultOptions: { queries: { retryDelay: 1 } } });
    await expect(queryClient.fetchQuery(monaroAsks(withCalls(call)))).rejects.toThrow("down");
    await expect(queryClient.fetchQuery(shopperAsks(withCalls(call)))).rejects.toThrow("down");
    expect(call).toHaveBeenCalledTimes(2);
  });
});

test("the nearest store is asked for only where the browser knows where the shopper is", () => {
  expect(nearestStoreQuery(unusedApi, { lat: -37.7, lng: 144.9 }).enabled).toBe(true);
  expect(nearestStoreQuery(unusedApi, null).enabled).toBe(false);
});

test("what hydrates late begins with the cart that the document was sent with, whatever became of it since", () => {
  const [sent, later] = [exampleCart(), exampleCart({ lines: [] })];
  const [queryClient, without] = [new QueryClient(), new QueryClient()];
  queryClient.setQueryData(cartQuery(unusedApi).queryKey, sent);
  expect(servedCart(unusedApi, queryClient)).toBe(sent);
  expect(servedCart(unusedApi, without)).toBeUndefined();
  for (const client of [queryClient, without]) client.setQueryData(cartQuery(unusedApi).queryKey, later);
  expect(servedCart(unusedApi, queryClient)).toBe(sent);
  expect(servedCart(unusedApi, without)).toBeUndefined();
});

test("the nearest store is the first of those around, or the nearest beyond, in two places two answers", async () => {
  const near = {
    placeId: "near",
    name: "Coburg North",
    shortName: "Coburg North",
    url: "/stores/near/coburg-north",
    street: "1187 Sydney Road",
    suburb: "Coburg North",
    state: "VIC",
    postcode: "3058",
    countryCode: "AU",
    coordinates: null,
    phone: null,
    timeZone: null,
    openingHours: [],
    closedOn: [],
    distanceKm: 1,
  };
  const far = { ...near, placeId: "far", distanceKm: 900 };
  const api = (stores: (typeof near)[]): Api => ({
    ...unusedApi,
    stores: { ...unusedApi.stores, nearby: async () => ({ location: { lat: 0, lng: 0 }, stores, nearestBeyond: far }) },
  });
  const queryClient = new QueryClient();
  expect(await queryClient.fetchQuery(nearestStoreQuery(api([near]), { lat: -37.7, lng: 144.9 }))).toBe(near);
  expect(await queryClient.fetchQuery(nearestStoreQuery(api([]), { lat: -20, lng: 120 }))).toBe(far);
  expect(await queryClient.fetchQuery(nearestStoreQuery(unusedApi, null))).toBeNull();
});
