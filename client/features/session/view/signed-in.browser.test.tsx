import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ApiReactContext } from "#client/lib/api/api.ts";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
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
const start = () =>
  Promise.resolve({ id: "gid://shopify/Customer/1", firstName: "Robin", displayName: "Robin Ng", email: null, companyLocationId: null });
const api = { ...unusedApi, session: { ...unusedApi.session, renew, start } };

function Page() {
  return <SignedIn expiresAtMs={useSessionMarker()} place="/parts" onCustomer={vi.fn()} onSignedOut={vi.fn()} firstName={undefined} />;
}

async function pass(seconds: number): Promise<void> {
  vi.setSystemTime(Date.now() + seconds * 1000);
  document.dispatchEvent(new Event("visibilitychange"));
  await new Promise(requestAnimationFrame);
}

beforeEach(() => {
  // Time is set by hand; dialogs close and answers come at their own.
  vi.useFakeTimers({ toFake: ["Date"], now: 1_800_000_000_000 });
  renew.mockClear();
  markSession();
});
afterEach(() => {
  vi.useRealTimers();
  document.cookie = `${sessionMarkerCookie}=; path=/; max-age=0`;
});

test("whoever says that they are still here is warned again before the renewed session ends", async () => {
  await render(
    <ApiReactContext value={api}>
      <QueryClientProvider client={new QueryClient()}>
        <Page />
      </QueryClientProvider>
    </ApiReactContext>,
  );
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
