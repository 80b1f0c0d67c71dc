import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ApiReactContext } from "#client/lib/api/api.ts";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { notificationEvent } from "#client/ui/feedback/notify.ts";
import { sessionMarkerCookie } from "#shared/domain/customer/session-marker.ts";
import { useSessionMarker } from "../session-marker.ts";
import { SignedIn } from "./signed-in.tsx";

const tokenMs = 130_000;
const warning = page.getByRole("dialog", { name: "Are you still there?" });
const expired = page.getByRole("dialog", { name: "Session expired." });

/** As the shop does when it has new tokens. */
function markSession(): number {
  const expiresAtMs = Date.now() + tokenMs;
  document.cookie = `${sessionMarkerCookie}=${expiresAtMs}; path=/`;
  return expiresAtMs;
}

const renew = vi.fn(() => Promise.resolve({ expiresAtMs: markSession() }));
const start = vi.fn(() =>
  Promise.resolve({ id: "gid://shopify/Customer/1", firstName: "Robin", displayName: "Robin Ng", email: null, companyLocationId: null }),
);
const api = { ...unusedApi, session: { ...unusedApi.session, renew, start } };

function Page({ place }: { place: string }) {
  return <SignedIn expiresAtMs={useSessionMarker()} place={place} onCustomer={vi.fn()} onSignedOut={vi.fn()} />;
}

const show = (place: string) =>
  render(
    <ApiReactContext value={api}>
      <QueryClientProvider client={new QueryClient()}>
        <Page place={place} />
      </QueryClientProvider>
    </ApiReactContext>,
  );

const momentMs = 100;

async function pass(seconds: number): Promise<void> {
  // A dialog tells a moment later that it was closed; nobody's clock jumps in between.
  await new Promise((resolve) => setTimeout(resolve, momentMs));
  vi.setSystemTime(Date.now() + seconds * 1000);
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  await new Promise(requestAnimationFrame);
}

beforeEach(() => {
  // Time is set by hand; dialogs close and answers come at their own.
  vi.useFakeTimers({ toFake: ["Date"], now: 1_800_000_000_000 });
  renew.mockClear();
  start.mockClear();
  markSession();
});
afterEach(() => {
  vi.useRealTimers();
  document.cookie = `${sessionMarkerCookie}=; path=/; max-age=0`;
});

test("whoever says that they are still here is warned again before the renewed session ends [shop-4.4]", async () => {
  await show("/parts");
  await expect.poll(() => renew.mock.calls.length).toBe(1);

  for (const round of [2, 3, 4]) {
    await expect.element(warning).not.toBeInTheDocument();
    await pass(15);
    await expect.element(warning).toBeVisible();
    await warning.getByRole("button", { name: "I'm still here" }).click();
    await expect.poll(() => renew.mock.calls.length).toBe(round);
  }
  await expect.element(warning).not.toBeInTheDocument();
  await expect.element(expired).not.toBeInTheDocument();
});

test("a customer who can't be loaded is told so once, and nothing is tried again [shop-8.6]", async () => {
  const told: unknown[] = [];
  const hear = (event: Event) => event instanceof CustomEvent && told.push(event.detail);
  window.addEventListener(notificationEvent, hear);
  onTestFinished(() => window.removeEventListener(notificationEvent, hear));
  start.mockImplementationOnce(() => Promise.reject(Object.assign(new Error("no"), { code: "UPSTREAM_FAILED" })));
  await show("/parts");
  await expect.poll(() => told).toEqual([{ type: "danger", message: "Failed to load customer." }]);
  await pass(15);
  expect([start.mock.calls.length, told.length]).toEqual([1, 1]);
});

test("a session that another tab renewed, or began as somebody else, is asked whose it is, and one that this tab renewed isn't", async () => {
  await show("/parts");
  await expect.poll(() => [renew.mock.calls.length, start.mock.calls.length]).toEqual([1, 1]);
  await pass(1);
  expect(start).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 1000);
  markSession();
  await pass(0);
  await expect.poll(() => start.mock.calls.length).toBe(2);
  await pass(1);
  expect(start).toHaveBeenCalledTimes(2);
});

test("a page begins the buyer's session once, but not on the way out, and not when the session has ended [shop-4.9]", async () => {
  const first = await show("/parts");
  await expect.poll(() => start.mock.calls.length).toBe(1);
  await first.unmount();
  start.mockClear();

  const onTheWayOut = await show("/logout");
  await pass(1);
  await onTheWayOut.unmount();

  vi.setSystemTime(Date.now() + 2 * tokenMs);
  renew.mockImplementationOnce(() => Promise.reject(Object.assign(new Error("over"), { code: "UNAUTHENTICATED" })));
  await show("/parts");
  await expect.element(expired).toBeVisible();
  expect(start).not.toHaveBeenCalled();
});
