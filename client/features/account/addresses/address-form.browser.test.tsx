import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { exampleCustomer } from "../testing/example-account.ts";
import { accountQuery } from "../queries.ts";
import { AddressForm } from "./address-form.tsx";

test("of an address that lacks several things the first is told aloud, and each beside its field", async () => {
  const customer = exampleCustomer();
  const queryClient = new QueryClient();
  queryClient.setQueryData(accountQuery(unusedApi).queryKey, customer);
  const screen = await render(
    <InShop queryClient={queryClient}>
      <AddressForm customer={customer} address={null} returned={undefined} />
    </InShop>,
  );
  await page.getByRole("button", { name: "Save address" }).click();
  await expect.element(screen.getByLabelText("Postcode")).toHaveAccessibleDescription("Please enter a postcode of four digits.");
  const told = page.getByRole("alert").elements();
  expect(told.map(({ textContent }) => textContent)).toEqual(["Please enter a street address."]);
  await expect.element(screen.getByLabelText("Street address")).toHaveFocus();
});
