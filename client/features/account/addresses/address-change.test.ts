import { QueryClient } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import type { Api } from "#client/lib/api/api.ts";
import { parseForm, runForm } from "#client/lib/forms/form-action.ts";
import { fieldsOf, postForm } from "#client/lib/testing/post-form.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { apiWith, exampleAddress, exampleCustomer, refused } from "../testing/example-account.ts";
import { accountQuery } from "../queries.ts";
import { changeAddress } from "./address-change.ts";
import { AddressFields } from "./address-fields.tsx";

const filled = { intent: "create", address1: " 12 Test Street ", city: "Coburg", zoneCode: "AU-VIC", zip: "3058", territoryCode: "AU" };
const read = (fields: Record<string, string>) => parseForm(changeAddress, fieldsOf(fields));

describe("an address as it was typed", () => {
  test("is read without the spaces around its parts", () => {
    const { typed, refused } = read(filled);
    expect(typed).toMatchObject({ intent: "create", isDefault: false });
    expect(typed.address).toMatchObject({
      address1: "12 Test Street",
      city: "Coburg",
      zoneCode: "VIC",
      zip: "3058",
      territoryCode: "AU",
    });
    expect(refused).toBeNull();
  });

  test("has a region of its own country only, though two countries use the same codes", () => {
    const region = (territoryCode: string, zoneCode: string) => read({ ...filled, territoryCode, zoneCode }).typed.address.zoneCode;
    expect(region("NZ", "NZ-TAS")).toBe("TAS");
    expect(region("AU", "NZ-TAS")).toBe("");
    expect(region("NZ", "AU-TAS")).toBe("");
  });

  test("is in Australia when its country is none that the shop sends to", () => {
    expect(read({ ...filled, territoryCode: "<x>" }).typed.address).toMatchObject({ territoryCode: "AU", zoneCode: "VIC" });
  });

  test("is told all that it lacks, in the order of the form [shop-3.6]", () => {
    const { refused } = read({ intent: "create", zip: "30581", territoryCode: "NZ" });
    expect(Object.entries(refused?.fields ?? {})).toEqual([
      ["address1", "Please enter a street address."],
      ["city", "Please enter a suburb or town."],
      ["zoneCode", "Please choose a region."],
      ["zip", "Please enter a postcode of four digits."],
    ]);
  });

  test("matters only where one is filled in", () => {
    const problemOf = (intent: string) => read({ intent, addressId: "1" }).refused?.message;
    expect(["create", "update", "nonsense"].map(problemOf)).toEqual(Array.from({ length: 3 }, () => "Please check the marked fields."));
    expect(["remove", "default"].map(problemOf)).toEqual([undefined, undefined]);
  });
});

test("a region that is missing is asked for in the word of the country that stands there, not of the one that was sent", () => {
  const shown = read({ ...filled, territoryCode: "NZ" }).typed.address;
  const fieldsWith = (zoneCode: string) =>
    renderToStaticMarkup(createElement(AddressFields, { shown, problems: { zoneCode }, isHeard: true }));
  expect(fieldsWith("Please choose a state or territory.")).toContain("Please choose a region.");
  expect(fieldsWith("We don't send there.")).toContain("We don&#x27;t send there.");
});

describe("a form of the address book that is posted", () => {
  const customer = exampleCustomer({ addresses: [exampleAddress()] });
  const addressId = exampleAddress().id;
  const typedAddress = { address1: "1 New Road", city: "Hobart", zoneCode: "AU-TAS", zip: "7000", territoryCode: "AU" };

  test.each([
    ["create", "Failed to create address."],
    ["update", "Failed to update address."],
    ["remove", "Failed to delete address."],
  ])("says of an address that it could not %s which change failed [shop-8.7] [shop-4.24]", async (intent, message) => {
    const broken = refused(new AppError("UPSTREAM_FAILED", "broken"));
    const api = apiWith({ createAddress: broken, updateAddress: broken, removeAddress: broken });
    const answer = await postForm(changeAddress, { intent, addressId, ...typedAddress }, { api });
    expect(answer).toMatchObject({ status: 502, returned: { message } });
  });

  const typedByHand = {
    intent: "create",
    address1: "12 test street",
    city: "Coburg",
    zoneCode: "AU-VIC",
    zip: "3058",
    phoneNumber: "0400 000 000",
  };
  const named = { ...typedByHand, firstName: "Test", lastName: "Buyer" };
  const withSaved = apiWith({
    createAddress: refused(new AppError("UNPROCESSABLE", "You already have this address")),
    get: () => Promise.resolve(customer),
  });

  test("by a second press ends as the first did, which has saved the address", async () => {
    expect(await postForm(changeAddress, named, { api: withSaved })).toEqual({ status: 303, to: "/account/addresses?done=added" });
  });

  test.each([
    ["that its page knew", { ...named, seen: "1" }],
    ["while another one is new", { ...named, address1: "13 Test Street" }],
  ])("is told of an address that the customer has already, %s", async (_what, fields) => {
    expect(await postForm(changeAddress, fields, { api: withSaved })).toMatchObject({
      status: 422,
      returned: { message: "You already have this address" },
    });
  });

  test("removes nothing without an address's id [shop-5.4]", async () => {
    expect(await postForm(changeAddress, { intent: "remove" })).toEqual({ status: 303, to: "/account/addresses" });
  });

  const otherAddress = exampleAddress({ id: "gid://shopify/CustomerAddress/2" });
  const gone = refused(new AppError("UNPROCESSABLE", "This address does not exist any more"));

  test("removes what is gone already, by a second press or in another tab, as the first did", async () => {
    const api = apiWith({ removeAddress: gone, get: () => Promise.resolve(customer) });
    const removal = { intent: "remove", addressId: otherAddress.id };
    expect(await postForm(changeAddress, removal, { api })).toEqual({ status: 303, to: "/account/addresses?done=removed" });
  });

  test("is told why an address stays that could not be removed", async () => {
    const kept = refused(new AppError("UNPROCESSABLE", "The default address stays"));
    for (const get of [() => Promise.resolve(customer), refused(new AppError("UPSTREAM_FAILED", "broken"))]) {
      const answer = await postForm(changeAddress, { intent: "remove", addressId }, { api: apiWith({ removeAddress: kept, get }) });
      expect(answer).toMatchObject({ status: 422, returned: { message: "The default address stays" } });
    }
  });

  test("makes an address the default one as it is by now, whatever its page knew of it", async () => {
    const updateAddress = vi.fn<Api["account"]["updateAddress"]>(() => Promise.resolve(customer));
    const api = apiWith({
      updateAddress,
      get: () => Promise.resolve(exampleCustomer({ addresses: [exampleAddress({ address1: "14 Moved Street" })] })),
    });
    const queryClient = new QueryClient();
    queryClient.setQueryData(accountQuery(api).queryKey, customer);
    await runForm(changeAddress, read({ intent: "default", addressId }).typed, { api, queryClient, reportError: () => undefined });
    expect(updateAddress.mock.lastCall?.[0]).toMatchObject({ addressId, isDefault: true, address: { address1: "14 Moved Street" } });
  });

  test("leads to where an address that is gone is told so, instead of making it the default one", async () => {
    const api = apiWith({ get: () => Promise.resolve(customer) });
    const change = { intent: "default", addressId: otherAddress.id };
    expect(await postForm(changeAddress, change, { api })).toEqual({ status: 303, to: "/account/addresses?edit=2" });
  });

  test("makes an address the default one with all of it as it is, and leaves the default alone otherwise", async () => {
    const updateAddress = vi.fn<Api["account"]["updateAddress"]>(() => Promise.resolve(customer));
    const api = apiWith({ updateAddress, get: () => Promise.resolve(customer) });
    expect(await postForm(changeAddress, { intent: "default", addressId }, { api })).toMatchObject({
      to: "/account/addresses?done=default",
    });
    const { firstName, address1, zoneCode } = exampleAddress();
    expect(updateAddress.mock.lastCall?.[0]).toMatchObject({ addressId, isDefault: true, address: { firstName, address1, zoneCode } });
    await postForm(changeAddress, { intent: "update", addressId, ...typedAddress }, { api });
    expect(updateAddress.mock.lastCall?.[0]).not.toHaveProperty("isDefault");
  });
});
