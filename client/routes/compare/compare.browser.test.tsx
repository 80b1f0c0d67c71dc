import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";
import { exampleVehicle } from "#client/features/garage/example-vehicle.ts";
import { garageChangedEvent } from "#client/lib/storage/selected-vehicle.ts";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import type { Garage } from "#shared/domain/vehicle/garage.ts";
import { writeGarageCookie } from "#shared/domain/vehicle/garage-storage.ts";
import { compare } from "./compare.tsx";

const comparison = (row: string) =>
  `<h1>Compare parts</h1><table><tbody><tr><th scope="row">${row}</th><td>Fits</td></tr></tbody></table><form><input type="search" aria-label="Name" name="q" value=""></form>`;
const documentOf = (row: string) =>
  new Response(`<!doctype html><title>Of ${row}</title><main><div id="compare">${comparison(row)}</div></main>`);

/** The page as a document brought it, made for no car. */
async function showServed(): Promise<void> {
  document.body.innerHTML = `<div id="compare">${comparison("Fits")}</div>`;
  const served = document.getElementById("compare");
  await render(<InShop>{compare.Component && <compare.Component />}</InShop>);
  served?.remove();
}

function choose(garage: Garage): void {
  document.cookie = writeGarageCookie(garage, false);
  dispatchEvent(new Event(garageChangedEvent));
}

afterEach(async () => {
  await cleanup();
  vi.restoreAllMocks();
  choose([]);
  document.body.replaceChildren();
});

test("a comparison follows the car that is chosen beside it, and what was typed and the focus stay", async () => {
  const ask = vi.spyOn(window, "fetch").mockImplementation(async () => documentOf("Fits your Monaro"));
  await showServed();
  const box = page.getByRole("searchbox", { name: "Name" });
  await box.fill("guard");
  choose([exampleVehicle]);
  await expect.element(page.getByRole("rowheader", { name: "Fits your Monaro" })).toBeVisible();
  expect(ask).toHaveBeenCalledExactlyOnceWith(location.href, expect.objectContaining({ cache: "no-store" }));
  expect(document.title).toBe("Of Fits your Monaro");
  await expect.element(box).toHaveValue("guard");
  await expect.element(box).toHaveFocus();
});

test("of two cars that are chosen in a row the page tells of the latter, however late the former's answer is", async () => {
  const former = Promise.withResolvers<Response>();
  const answers = [former.promise, Promise.resolve(documentOf("Fits your Torana"))];
  const ask = vi.spyOn(window, "fetch").mockImplementation(async () => answers.shift() ?? documentOf("nothing"));
  await showServed();
  choose([exampleVehicle]);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  choose([{ ...exampleVehicle, vehicleId: "70", model: "Torana" }]);
  await expect.element(page.getByRole("rowheader", { name: "Fits your Torana" })).toBeVisible();
  former.resolve(documentOf("Fits your Monaro"));
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(page.getByRole("rowheader", { name: "Fits your Torana" })).toBeVisible();
});

test("a garage that is written anew as it was asks for nothing", async () => {
  const ask = vi.spyOn(window, "fetch");
  await showServed();
  choose([]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(ask).not.toHaveBeenCalled();
});
