import { expect, test, vi } from "vitest";
import type { Api } from "#client/lib/api/api.ts";
import { postForm } from "#client/lib/testing/post-form.ts";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { signUp } from "./sign-up.ts";

test("an address is subscribed without the spaces around it, together with what only programs fill in", async () => {
  const subscribe = vi.fn<Api["newsletter"]["subscribe"]>(() => Promise.resolve({ isSubscribed: true }));
  const api = { ...unusedApi, newsletter: { subscribe } };
  expect(await postForm(signUp, { email: " shopper@example.test ", notes: "cheap" }, { api })).toEqual({
    status: 303,
    to: "/newsletter?subscribed=1",
  });
  expect(subscribe).toHaveBeenCalledWith({ email: "shopper@example.test", notes: "cheap" });
});

test("what is no address comes back as it was typed, and nobody is asked [shop-8.38]", async () => {
  expect(await postForm(signUp, { email: " shopper@example" })).toMatchObject({
    status: 422,
    returned: { typed: { email: " shopper@example" }, message: "Please enter a valid email address" },
  });
});
