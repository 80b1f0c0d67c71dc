import { naturalOrder } from "#server/natural-order.ts";
import type { Car, CarMake, CarSummary } from "#shared/contract/catalogue/car.ts";
import { carUrl, makeUrl } from "#shared/domain/vehicle/car-address.ts";
import { vehicleLabel } from "#shared/domain/vehicle/vehicle-label.ts";
import type { IndexedVehicle } from "./car-service.ts";

type CarFacts = Pick<
  Car,
  "make" | "model" | "series" | "label" | "url" | "yearFrom" | "yearTo" | "engines" | "bodyStyles" | "submodels" | "picture" | "marks"
>;
export type ListedCar = { facts: CarFacts; vehicles: IndexedVehicle[] };

/** Makes by address, with their cars by address: both in the order in which they are shown. */
export type CarList = Map<string, ListedMake>;
export type ListedMake = { summary: CarMake; cars: Map<string, ListedCar> };

/** Vehicles as the cars that people know: one of each make, model and series. */
export function listCars(vehicles: readonly IndexedVehicle[]): CarList {
  const makes = [...Map.groupBy(vehicles, ({ make }) => make)].toSorted(([one], [other]) => naturalOrder.compare(one, other));
  return new Map(
    makes.map(([make, ofMake]) => {
      const cars = [...Map.groupBy(ofMake, carUrl)]
        .map(([url, members]): [string, ListedCar] => [url, listed(url, members)])
        .toSorted(([, { facts: one }], [, { facts: other }]) => inOrder(one, other));
      const url = makeUrl(make);
      const picture = cars.find(([, { facts }]) => facts.picture !== null)?.[1].facts.picture ?? null;
      return [url, { summary: { make, url, carCount: cars.length, ...spanOf(ofMake), picture }, cars: new Map(cars) }];
    }),
  );
}

/** Oldest first within a model, and models as they came. */
function inOrder(one: CarFacts, other: CarFacts): number {
  return naturalOrder.compare(one.model, other.model) || one.yearFrom - other.yearFrom || naturalOrder.compare(one.series, other.series);
}

function listed(url: string, members: readonly IndexedVehicle[]): ListedCar {
  const vehicles = members.toSorted((a, b) => a.yearFrom - b.yearFrom || Number(a.vehicleId) - Number(b.vehicleId));
  const [{ make, model, series } = unnamed] = vehicles;
  const drawn = vehicles.find(({ picture }) => picture !== null);
  const all = (valuesOf: (vehicle: IndexedVehicle) => readonly string[]) => [...new Set(vehicles.flatMap(valuesOf))];
  return {
    vehicles,
    facts: {
      make,
      model,
      series,
      label: vehicleLabel({ make, model, series, submodel: "" }),
      url,
      ...spanOf(vehicles),
      engines: all(({ engines }) => engines),
      bodyStyles: all(({ bodyStyles }) => bodyStyles),
      submodels: all(({ submodel }) => (submodel === "" ? [] : [submodel])),
      picture: drawn?.picture ?? null,
      marks: drawn?.marks ?? null,
    },
  };
}

const unnamed = { make: "", model: "", series: "" };

/** Null where one of them is still sold. */
function spanOf(vehicles: readonly IndexedVehicle[]): { yearFrom: number; yearTo: number | null } {
  const lastYears = vehicles.flatMap(({ yearTo }) => yearTo ?? []);
  return {
    yearFrom: Math.min(...vehicles.map(({ yearFrom }) => yearFrom)),
    yearTo: lastYears.length < vehicles.length ? null : Math.max(...lastYears),
  };
}

export function summaryOf({ facts: { model, label, url, yearFrom, yearTo, picture } }: ListedCar): CarSummary {
  return { model, label, url, yearFrom, yearTo, picture };
}
