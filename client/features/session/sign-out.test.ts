import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { sessionMarkerCookie } from "#shared/domain/customer/session-marker.ts";
import { signOut } from "./sign-out.ts";

describe("signing out", () => {
  const browser = { cookie: "" };
  const assign = vi.fn();
  const sendBeacon = vi.fn();

  beforeEach(() => {
    browser.cookie = `${sessionMarkerCookie}=1700000000000`;
    vi.stubGlobal("document", browser);
    vi.stubGlobal("window", new EventTarget());
    vi.stubGlobal("location", { assign });
    vi.stubGlobal("navigator", { sendBeacon });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    assign.mockReset();
    sendBeacon.mockReset();
  });

  const apiThat = (call: () => Promise<{ url: string }>) => ({ ...unusedApi, session: { ...unusedApi.session, signOut: call } });

  test("goes where the shop says, as a document", async () => {
    await expect(signOut(apiThat(() => Promise.resolve({ url: "https://id.example/out" })))).resolves.toBe(true);
    expect(assign.mock.calls).toEqual([["https://id.example/out"]]);
  });

  test("stays where it is when that fails, and only tells the shop's log [shop-8.28] [shop-4.7]", async () => {
    await expect(signOut(apiThat(() => Promise.reject(new Error("no"))))).resolves.toBe(false);
    expect(assign).not.toHaveBeenCalled();
    expect(sendBeacon.mock.calls[0]?.[1]).toBe('{"event":"sign-out-failed","detail":""}');
  });

  test("leaves the page if nobody is signed in after a failure", async () => {
    const api = apiThat(() => {
      browser.cookie = "";
      return Promise.reject(new Error("no"));
    });
    await expect(signOut(api)).resolves.toBe(true);
    expect(assign.mock.calls).toEqual([["/"]]);
  });
});
