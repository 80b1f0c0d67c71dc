import { describe, expect, test, vi } from "vitest";
import type { Api } from "#client/lib/api/api.ts";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { answerAccountForm } from "./answer-account-form.ts";
import { exampleAddress, exampleCustomer, exampleOrder } from "./example-account.ts";

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const apiWith = (account: Partial<Api["account"]>): Api => ({ ...unusedApi, account: { ...unusedApi.account, ...account } });
const customer = exampleCustomer({ addresses: [exampleAddress()] });
const addressId = exampleAddress().id;
const typedAddress = { address1: "1 New Road", city: "Hobart", zoneCode: "AU-TAS", zip: "7000", territoryCode: "AU" };

const refused = (error: AppError) => vi.fn<() => Promise<never>>().mockRejectedValue(error);

describe("a form of the account that no script takes over", () => {
  test("leads on to the page that tells of the change", async () => {
    const updateDetails = vi.fn<Api["account"]["updateDetails"]>(() => Promise.resolve(customer));
    const setMarketing = vi.fn<Api["account"]["setMarketing"]>(() => Promise.resolve(customer));
    const api = apiWith({ updateDetails, setMarketing });
    expect(await answerAccountForm(api, { view: "details" }, formOf({ firstName: " Test ", lastName: "" }))).toEqual({
      to: "/account/account-details?saved",
    });
    expect(updateDetails).toHaveBeenCalledWith({ firstName: "Test", lastName: "" });
    expect(await answerAccountForm(api, { view: "emails" }, formOf({ isSubscribed: "true" }))).toEqual({
      to: "/account/manage-marketing-emails?saved",
    });
    expect(setMarketing).toHaveBeenCalledWith({ isSubscribed: true });
  });

  test("comes back with what was typed and the platform's words, or the shop's own where the fault is not the customer's", async () => {
    const form = () => formOf({ firstName: "A".repeat(300), lastName: "" });
    const answer = (error: AppError) => answerAccountForm(apiWith({ updateDetails: refused(error) }), { view: "details" }, form());
    const typed = { firstName: "A".repeat(300), lastName: "" };
    const invalid = [{ path: "firstName", message: "First name is too long" }];
    const refusal = new AppError("UNPROCESSABLE", "First name is too long; Last name is missing", { cause: { invalid } });
    expect(await answer(refusal)).toEqual({
      returned: { view: "details", typed, message: refusal.message, problems: { firstName: "First name is too long" } },
      status: 422,
    });
    expect(await answer(new AppError("UPSTREAM_FAILED", "broken"))).toMatchObject({
      returned: { typed, message: "Failed to update customer details." },
      status: 502,
    });
  });

  test("leads home once the session has ended", async () => {
    const api = apiWith({ setMarketing: refused(new AppError("UNAUTHENTICATED", "nobody")) });
    expect(await answerAccountForm(api, { view: "emails" }, formOf({ isSubscribed: "true" }))).toEqual({ to: "/" });
  });

  test.each([
    ["create", "Failed to create address."],
    ["update", "Failed to update address."],
    ["remove", "Failed to delete address."],
  ])("says of an address that it could not %s which change failed", async (intent, message) => {
    const broken = refused(new AppError("UPSTREAM_FAILED", "broken"));
    const api = apiWith({ createAddress: broken, updateAddress: broken, removeAddress: broken });
    const answer = await answerAccountForm(api, { view: "addresses" }, formOf({ intent, addressId, ...typedAddress }));
    expect(answer).toMatchObject({ returned: { view: "addresses", message }, status: 502 });
  });

  test("removes nothing without an address's id", async () => {
    expect(await answerAccountForm(unusedApi, { view: "addresses" }, formOf({ intent: "remove" }))).toEqual({ to: "/account/addresses" });
  });

  test("makes an address the default one with all of it as it is, and leaves the default alone otherwise", async () => {
    const updateAddress = vi.fn<Api["account"]["updateAddress"]>(() => Promise.resolve(customer));
    const api = apiWith({ updateAddress, get: () => Promise.resolve(customer) });
    await answerAccountForm(api, { view: "addresses" }, formOf({ intent: "default", addressId }));
    const { firstName, address1, zoneCode } = exampleAddress();
    expect(updateAddress.mock.lastCall?.[0]).toMatchObject({ addressId, isDefault: true, address: { firstName, address1, zoneCode } });
    await answerAccountForm(api, { view: "addresses" }, formOf({ intent: "update", addressId, ...typedAddress }));
    expect(updateAddress.mock.lastCall?.[0]).not.toHaveProperty("isDefault");
  });

  test("asks for a return of the chosen parts, and leads to the newest one's name", async () => {
    const lines = [{ title: "Water pump", quantity: 1 }];
    const returns = [
      { id: "1", name: "R100123-R1", status: "closed" as const, requestedAt: "2026-05-02T00:00:00Z", lines },
      { id: "2", name: "R100123-R2", status: "requested" as const, requestedAt: "2026-05-09T00:00:00Z", lines },
    ];
    const requestReturn = vi.fn<Api["account"]["requestReturn"]>(() => Promise.resolve(exampleOrder({ returns })));
    const form = formOf({ "quantity:a": "2", "reason:a": "7", "note:a": " Too long ", "quantity:b": "0", "reason:b": "7" });
    expect(await answerAccountForm(apiWith({ requestReturn }), { view: "order", id: "100123" }, form)).toEqual({
      to: "/account/myordersreturnsapp/100123?return=R100123-R2#returns",
    });
    expect(requestReturn).toHaveBeenCalledWith({ id: "100123", lines: [{ lineId: "a", quantity: 2, reasonId: "7", note: "Too long" }] });
  });

  test.each([
    [{ "quantity:a": "0" }, "Please choose how many of which part you want to send back."],
    [{ "quantity:a": "1", "reason:a": "" }, "Please choose a reason for every part you send back."],
  ])("asks for no return while something is missing: %o", async (fields, message) => {
    const answer = await answerAccountForm(unusedApi, { view: "order", id: "1" }, formOf(fields));
    expect(answer).toMatchObject({ returned: { view: "order", message }, status: 422 });
  });
});
