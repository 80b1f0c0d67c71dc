import { expect, test, vi } from "vitest";
import type { Api } from "#client/lib/api/api.ts";
import { postForm } from "#client/lib/testing/post-form.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { apiWith, exampleCustomer, refused } from "../testing/example-account.ts";
import { setMarketing } from "./set-marketing.ts";
import { updateDetails } from "./update-details.ts";

test("a name or a choice that is sent without scripts leads on to the page that tells of the change", async () => {
  const api = apiWith({
    updateDetails: vi.fn<Api["account"]["updateDetails"]>(() => Promise.resolve(exampleCustomer())),
    setMarketing: vi.fn<Api["account"]["setMarketing"]>(() => Promise.resolve(exampleCustomer())),
  });
  expect(await postForm(updateDetails, { firstName: " Test ", lastName: "" }, { api })).toEqual({
    status: 303,
    to: "/account/account-details?saved",
  });
  expect(api.account.updateDetails).toHaveBeenCalledWith({ firstName: "Test", lastName: "" });
  expect(await postForm(setMarketing, { isSubscribed: "true" }, { api })).toEqual({
    status: 303,
    to: "/account/manage-marketing-emails?saved",
  });
  expect(api.account.setMarketing).toHaveBeenCalledWith({ isSubscribed: true });
});

test("a name comes back as it was typed, with the platform's words, or the shop's own where the fault is not the customer's [shop-8.8]", async () => {
  const typed = { firstName: "A".repeat(300), lastName: "" };
  const answer = (error: AppError) => postForm(updateDetails, typed, { api: apiWith({ updateDetails: refused(error) }) });
  const invalid = [{ path: "firstName", message: "First name is too long" }];
  const refusal = new AppError("UNPROCESSABLE", "First name is too long; Last name is missing", { cause: { invalid } });
  expect(await answer(refusal)).toEqual({
    status: 422,
    returned: {
      kind: "failed",
      typed,
      text: typed.firstName,
      status: 422,
      message: refusal.message,
      fields: { firstName: "First name is too long" },
    },
  });
  expect(await answer(new AppError("UPSTREAM_FAILED", "broken"))).toMatchObject({
    status: 502,
    returned: { typed, message: "Failed to update customer details." },
  });
});

test("a name or a choice whose session has ended says so, and gives back what was typed", async () => {
  const ended = refused(new AppError("UNAUTHENTICATED", "nobody"));
  const api = apiWith({ setMarketing: ended, updateDetails: ended });
  const message = "You've been signed out. Please sign in again; nothing was changed.";
  await expect(postForm(setMarketing, { isSubscribed: "true" }, { api })).rejects.toMatchObject({
    data: { message },
    init: { status: 401 },
  });
  await expect(postForm(updateDetails, { firstName: "Robin", lastName: "Ng" }, { api })).rejects.toMatchObject({
    data: { message: expect.stringMatching(/^You've been signed out\..*This is what you typed:\nRobin Ng$/s) },
    init: { status: 401 },
  });
});

test("a form that was made for another customer changes nothing, comes back whole and says who is signed in", async () => {
  const change = vi.fn<Api["account"]["updateDetails"]>(() => Promise.resolve(exampleCustomer()));
  const get = vi.fn<Api["account"]["get"]>(() => Promise.resolve(exampleCustomer({ displayName: "Kim Lee" })));
  const api = apiWith({ updateDetails: change, get });
  const typed = { firstName: "Robin", lastName: "Ng" };
  expect(await postForm(updateDetails, { ...typed, customer: "gid://shopify/Customer/another" }, { api })).toMatchObject({
    status: 412,
    returned: { typed, text: "Robin Ng", message: expect.stringContaining("You're signed in as Kim Lee now.") },
  });
  expect(change).not.toHaveBeenCalled();
  expect(await postForm(updateDetails, { ...typed, customer: exampleCustomer().id }, { api })).toMatchObject({ status: 303 });
});

test("while nobody can say who is signed in, a form changes nothing and comes back", async () => {
  const api = apiWith({ get: refused(new AppError("UPSTREAM_FAILED", "down")) });
  expect(await postForm(updateDetails, { firstName: "Robin", lastName: "", customer: exampleCustomer().id }, { api })).toMatchObject({
    status: 502,
    returned: { typed: { firstName: "Robin" }, message: "Failed to update customer details." },
  });
});
