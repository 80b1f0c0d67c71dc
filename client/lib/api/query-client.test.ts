import { onlineManager } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient, inBrowser } from "./query-client.ts";

afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

test("what is asked for without a connection fails, and isn't asked for by itself later", async () => {
  vi.useFakeTimers();
  const queryFn = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
  const queryClient = createQueryClient(inBrowser);
  onlineManager.setOnline(false);
  const failed = vi.fn<(error: unknown) => void>();
  void queryClient.fetchQuery({ queryKey: ["list"], queryFn }).catch(failed);
  await vi.advanceTimersByTimeAsync(5000);
  expect(failed).toHaveBeenCalledOnce();
  const calls = queryFn.mock.calls.length;
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(queryFn).toHaveBeenCalledTimes(calls);
});
