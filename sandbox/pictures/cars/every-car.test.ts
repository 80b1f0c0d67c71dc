import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { carOf, cars, styleOf } from "./cars.ts";

type Vehicle = { make: string; model: string; series: string; body_styles: string };

const vehicles: Vehicle[] = parse(readFileSync(join(import.meta.dirname, "../../data/vehicles/vehicles.csv")), { columns: true });

const nameOf = ({ series, model }: Vehicle) => `${series} ${model}`;

/** Bodies of which the vehicle index tells otherwise: it has the Moke as a sedan, the 240K as no coupe, the GT V8 as a roadster too. */
const bodiesByName: Readonly<Record<string, string[]>> = {
  "Moke Moke": ["roadster"],
  "C110 240K": ["sedan", "coupe"],
  "GT V8 MGB": ["coupe"],
};

const bodiesOf = (vehicle: Vehicle) => bodiesByName[nameOf(vehicle)] ?? vehicle.body_styles.split("|");

describe.each([...new Set(vehicles.map(({ make }) => make))])("every %s", (name) => {
  const own = vehicles.filter(({ make }) => make === name);
  const drawn = cars.filter(({ make }) => make === name);
  const shownBy = ({ model, series }: (typeof cars)[number]) =>
    own.filter((vehicle) => model.includes(vehicle.model) && series.includes(vehicle.series));

  it("has an outline, of the body that it has first", () => {
    const wrong = own.filter((vehicle) => {
      const [body = ""] = bodiesOf(vehicle);
      const found = cars.find(({ slug }) => slug === carOf({ ...vehicle, body }));
      return !found || styleOf(found.body) !== styleOf(body);
    });
    expect(own).not.toEqual([]);
    expect([...new Set(wrong.map(nameOf))]).toEqual([]);
  });

  it("has none of a body that it was not built in", () => {
    const strangers = drawn.flatMap((car) =>
      shownBy(car)
        .filter((vehicle) => !bodiesOf(vehicle).map(styleOf).includes(styleOf(car.body)))
        .map((vehicle) => `${car.slug}: ${nameOf(vehicle)}`),
    );
    expect([...new Set(strangers)]).toEqual([]);
  });

  it("that an outline names is in the catalogue, model and series", () => {
    const unknown = drawn.flatMap((car) => {
      const known = new Set(shownBy(car).flatMap(({ model, series }) => [model, series]));
      return [...car.model, ...car.series].filter((word) => !known.has(word)).map((word) => `${car.slug}: ${word}`);
    });
    expect(unknown).toEqual([]);
  });
});
