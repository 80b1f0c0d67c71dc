import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import type { Car } from "#shared/contract/catalogue/car.ts";
import { CarChoices } from "./car-choices.tsx";

const car: Car = {
  make: "Ford",
  model: "Mustang",
  series: "S650",
  label: "Ford S650 Mustang",
  url: "/vehicles/ford/s650-mustang",
  makeUrl: "/vehicles/ford",
  yearFrom: 2024,
  yearTo: null,
  lastYear: 2026,
  engines: [],
  bodyStyles: [],
  submodels: [],
  picture: null,
  marks: null,
  vehicle: {
    vehicleId: "1",
    kTypeNr: null,
    make: "Ford",
    model: "Mustang",
    series: "S650",
    submodel: "",
    yearFrom: 2024,
    yearTo: null,
    bodyStyles: [],
    engines: [],
  },
  chosen: { submodel: null, year: null, engine: null, body: null },
  isFound: true,
  parts: null,
  intro: "",
  wear: [],
  stories: [],
  others: [],
};

afterEach(() => vi.useRealTimers());

test("the years to choose from are those that the shop tells, whatever the browser's clock says", () => {
  vi.useFakeTimers({ now: new Date("2031-01-01") });
  const years = Array.from(renderToStaticMarkup(<CarChoices car={car} />).matchAll(/<option value="(\d+)"/g), ([, year]) => year);
  expect(years).toEqual(["2024", "2025", "2026"]);
});
