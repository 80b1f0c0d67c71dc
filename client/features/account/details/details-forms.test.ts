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
    returned: { kind: "failed", typed, status: 422, message: refusal.message, fields: { firstName: "First name is too long" } },
  });
  expect(await answer(new AppError("UPSTREAM_FAILED", "broken"))).toMatchObject({
    status: 502,
    returned: { typed, message: "Failed to update customer details." },
  });
});

test("a choice leads home once the session has ended", async () => {
  const api = apiWith({ setMarketing: refused(new AppError("UNAUTHENTICATED", "nobody")) });
  expect(await postForm(setMarketing, { isSubscribed: "true" }, { api })).toEqual({ status: 303, to: "/" });
});
