import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { sessionMarkerCookie } from "#shared/domain/customer/session-marker.ts";
import { renewSession } from "./renew-session.ts";

const marker = (expiresAtMs: number) => `${sessionMarkerCookie}=${expiresAtMs}`;
const first = 1_700_000_000_000;
const failure = (code: string) => Object.assign(new Error("no"), { code });

describe("renewing the session", () => {
  const browser = { cookie: "" };
  let queue: Promise<unknown> = Promise.resolve();

  beforeEach(() => {
    browser.cookie = marker(first);
    queue = Promise.resolve();
    vi.stubGlobal("document", browser);
    vi.stubGlobal("window", new EventTarget());
    const request = (_name: string, call: () => Promise<unknown>) => {
      queue = queue.then(call);
      return queue;
    };
    vi.stubGlobal("navigator", { locks: { request } });
  });
  afterEach(() => vi.unstubAllGlobals());

  const apiThat = (renew: () => Promise<{ expiresAtMs: number }>) => ({ ...unusedApi, session: { ...unusedApi.session, renew } });

  test("asks the shop once for however many tabs want it at the same time", async () => {
    const renew = vi.fn(() => {
      browser.cookie = marker(first + 60_000);
      return Promise.resolve({ expiresAtMs: first + 60_000 });
    });
    const api = apiThat(renew);
    await expect(Promise.all([renewSession(api), renewSession(api), renewSession(api)])).resolves.toEqual([
      "renewed",
      "renewed",
      "renewed",
    ]);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  test("has ended only when the shop says that nobody is signed in [shop-4.5]", async () => {
    for (const code of ["NO_RESPONSE", "UPSTREAM_UNAVAILABLE", "TOO_MANY_REQUESTS", "INTERNAL"])
      await expect(renewSession(apiThat(() => Promise.reject(failure(code))))).resolves.toBe("failed");
    await expect(renewSession(apiThat(() => Promise.reject(failure("UNAUTHENTICATED"))))).resolves.toBe("ended");
  });

  test("lets a sign-out in another tab be", async () => {
    const other = renewSession(apiThat(() => Promise.reject(failure("INTERNAL"))));
    const waiting = renewSession(unusedApi);
    browser.cookie = "";
    await expect(waiting).resolves.toBe("failed");
    await other;
  });

  test("tells the page to look at the marker again, however it went", async () => {
    const heard = vi.fn();
    window.addEventListener("shop:session-marker", heard);
    await renewSession(apiThat(() => Promise.resolve({ expiresAtMs: first })));
    await renewSession(apiThat(() => Promise.reject(failure("INTERNAL"))));
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
