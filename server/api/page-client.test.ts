import { expect, test, vi } from "vitest";
import { fakeContext } from "#server/testing/fake-context.ts";
import { fakeServices } from "#server/testing/fake-services.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { createPageClient, wasReported } from "./page-client.ts";

function clientThatFails(failure: Error) {
  const report = vi.fn<(error: unknown) => void>();
  const { stores } = fakeServices();
  const { context } = fakeContext({ services: { stores: { ...stores, nearby: () => Promise.reject(failure) } } });
  return { api: createPageClient(context, report), report };
}

const ask = async (api: ReturnType<typeof createPageClient>): Promise<unknown> => {
  try {
    return await api.stores.nearby({ placeId: "ChIJabc" });
  } catch (error) {
    return error;
  }
};

test.each([new TypeError("x is not a function"), new AppError("UPSTREAM_FAILED", "an unreadable answer")])(
  "what a page's call failed with is told once, also where the page goes on without: %s",
  async (failure) => {
    const { api, report } = clientThatFails(failure);
    const met = await ask(api);
    await ask(api);
    expect(report).toHaveBeenCalledTimes(1);
    expect(wasReported(met)).toBe(true);
  },
);

test("a visitor who has left is no failure", async () => {
  const { api, report } = clientThatFails(new DOMException("This operation was aborted", "AbortError"));
  const met = await ask(api);
  expect(report).not.toHaveBeenCalled();
  expect(wasReported(met)).toBe(false);
});
