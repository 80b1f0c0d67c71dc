import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ProjectFields, type VehicleOption } from "./project-fields.tsx";

const fieldsOf = (error?: string, vehicle = "", vehicles: VehicleOption[] = []) =>
  renderToStaticMarkup(<ProjectFields name="" vehicle={vehicle} vehicles={vehicles} error={error} />);

test("a name that is missing has the focus as its form comes back, and a form that wasn't sent takes none", () => {
  expect(/<input[^>]*>/.exec(fieldsOf("Please give it a name."))?.[0]).toContain("autofocus");
  expect(fieldsOf()).not.toContain("autofocus");
});

test("a project keeps its car where the garage has it no more, and is asked for none where there is none to choose", () => {
  const monaro = { vehicleId: "64", label: "Holden HQ Monaro" };
  const choicesOf = (vehicle: string, vehicles: VehicleOption[]) =>
    Array.from(
      fieldsOf(undefined, vehicle, vehicles).matchAll(/<option[^>]*?value="([^"]*)"( selected="")?>([^<]*)/g),
      ([, value, isChosen, label]) => [value, label, isChosen !== undefined].join(),
    );
  const none = ",No car in particular,";
  expect(choicesOf("64 Holden HQ Monaro", [monaro])).toEqual(["64 Holden HQ Monaro,Holden HQ Monaro,true", `${none}false`]);
  expect(choicesOf("64 Holden HQ Monaro", [monaro, { vehicleId: "7", label: "Mini" }])).toHaveLength(3);
  expect(choicesOf("30 Ford XY", [monaro])).toEqual([
    "64 Holden HQ Monaro,Holden HQ Monaro,false",
    "30 Ford XY,Ford XY,true",
    `${none}false`,
  ]);
  expect(choicesOf("", [monaro])).toEqual(["64 Holden HQ Monaro,Holden HQ Monaro,false", `${none}true`]);
  expect(fieldsOf()).not.toContain("Car</label>");
  expect(fieldsOf(undefined, "", [monaro])).toContain("Car</label>");
});
