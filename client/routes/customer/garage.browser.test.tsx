import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryRouter, RouterContextProvider } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { exampleVehicle } from "#client/features/garage/example-vehicle.ts";
import { changeGarage, heldGarage } from "#client/features/garage/storage/garage-store.ts";
import { type Api, ApiReactContext } from "#client/lib/api/api.ts";
import { appContext } from "#client/lib/page/app-context.ts";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { addVehicle, garageKey, removeVehicle } from "#shared/domain/vehicle/garage.ts";
import { writeGarageCookie } from "#shared/domain/vehicle/garage-storage.ts";
import { Component as GaragePage, loader } from "./garage.tsx";

const torana = { ...exampleVehicle, vehicleId: "70", model: "Torana", series: "LJ", submodel: "Torana" };
/** As the index has it. */
const indexed = (vehicle: typeof exampleVehicle, vehicleId: string) => ({ ...vehicle, vehicleId, bodyStyles: [], engines: [] });
const byIds = vi.fn<Api["vehicles"]["byIds"]>(async ({ ids }) =>
  [indexed(exampleVehicle, "64"), indexed(torana, "70")].filter(({ vehicleId }) => ids.includes(vehicleId)),
);
const api: Api = { ...unusedApi, vehicles: { ...unusedApi.vehicles, byIds } };

async function showGarage(): Promise<void> {
  const queryClient = new QueryClient();
  const getContext = () => {
    const context = new RouterContextProvider();
    context.set(appContext, { queryClient, api, vehicle: null, reportError });
    return context;
  };
  const router = createMemoryRouter([{ path: "/garage/:view?", Component: GaragePage, loader }], {
    initialEntries: ["/garage/garage"],
    getContext,
  });
  await render(
    <QueryClientProvider client={queryClient}>
      <ApiReactContext value={api}>
        <RouterProvider router={router} />
      </ApiReactContext>
    </QueryClientProvider>,
  );
}

const forget = () => {
  localStorage.clear();
  document.cookie = writeGarageCookie([], false);
  window.dispatchEvent(new StorageEvent("storage", { key: "garage" }));
};
beforeEach(() => {
  forget();
  heldGarage();
  changeGarage((garage) => addVehicle(addVehicle(garage, exampleVehicle), torana));
});
afterEach(forget);

const vehicles = page.getByRole("list", { name: "Your vehicles" });

test("the garage's page follows what the panel beside it takes out and selects", async () => {
  await showGarage();
  await expect.element(page.getByRole("link", { name: "My vehicles (2)" })).toBeVisible();
  await expect.element(vehicles.getByRole("button", { name: /Shopping for it .*Torana/ })).toBeVisible();
  changeGarage((garage) => removeVehicle(garage, garageKey(torana), { selectsFirstRemaining: true }));
  await expect.element(page.getByRole("link", { name: "My vehicles (1)" })).toBeVisible();
  await expect.element(vehicles.getByRole("button", { name: "Remove Holden LJ Torana" })).not.toBeInTheDocument();
  await expect.element(vehicles.getByRole("button", { name: /Shopping for it .*Monaro/ })).toBeVisible();
});

test("a garage that is written anew as it was asks for nothing", async () => {
  await showGarage();
  await expect.element(vehicles.getByRole("button", { name: "Remove Holden LJ Torana" })).toBeVisible();
  byIds.mockClear();
  changeGarage((garage) => [...garage]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(byIds).not.toHaveBeenCalled();
});
