import { expect, test } from "vitest";
import { exampleVehicle } from "../example-vehicle.ts";
import { readGarageCommand, runGarageCommand } from "./garage-command.ts";

const monaro = { ...exampleVehicle, exactYear: 1973, answers: { engine: "253 V8" } };
const read = (fields: Record<string, string | undefined>) => readGarageCommand((name) => fields[name] ?? "");

test("an answer is remembered and forgotten, the year where years are kept", () => {
  const key = "id:64";
  const year = (value: string) => read({ intent: "answer", key, attribute: "year", value });
  const run = (command: ReturnType<typeof read>) => command && runGarageCommand([monaro], command)[0];
  expect(run(year("1972"))).toMatchObject({ exactYear: 1972, answers: { engine: "253 V8" } });
  expect(run(year(""))).toMatchObject({ exactYear: null });
  expect(run(year("soon"))).toMatchObject({ exactYear: null });
  expect(run(read({ intent: "answer", key, attribute: "engine", value: "" }))).toMatchObject({ answers: {}, exactYear: 1973 });
});

test("a year that came by the cookie is forgotten too", () => {
  const fromCookie = { ...monaro, exactYear: null, answers: { year: "1973" } };
  const [forgotten] = runGarageCommand([fromCookie], { intent: "answer", key: "id:64", attribute: "year", value: null });
  expect(forgotten).toMatchObject({ exactYear: null, answers: {} });
});

test("the next vehicle takes the place of the selected one where that is asked for; else no vehicle is selected any more", () => {
  const remove = { intent: "remove", key: "id:64" } as const;
  const others = [
    { ...monaro, vehicleId: null, isSelected: false },
    { ...monaro, vehicleId: "65", isSelected: false },
  ];
  const selectedAfter = (options?: { selectsFirstRemaining: boolean }) =>
    runGarageCommand([...others, monaro], remove, options).map(({ isSelected }) => isSelected);
  expect(selectedAfter({ selectsFirstRemaining: true })).toEqual([false, true]);
  expect(selectedAfter()).toEqual([false, false]);
  expect(runGarageCommand([monaro], remove, { selectsFirstRemaining: true })).toEqual([]);
});

test.each([
  {},
  { intent: "toggle" },
  { intent: "sell", key: "id:64" },
  { intent: "answer", key: "id:64", attribute: "colour", value: "red" },
])("a form that says nothing that can be done does nothing: %j", (fields) => expect(read(fields)).toBeNull());
