import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addVehicle,
  answerFor,
  type Garage,
  garageKey,
  type GarageVehicle,
  garageVehiclesMax,
  removeVehicle,
  resolveVehicle,
  selectedIn,
  selectVehicle,
  toggleVehicle,
  unselectAll,
} from "./garage.ts";

const vehicle = (id: number, changes: Partial<GarageVehicle> = {}): GarageVehicle => ({
  vehicleId: String(id),
  kTypeNr: 9_000_000 + id,
  make: "Holden",
  model: "Monaro",
  series: "HQ",
  submodel: `GTS ${id}`,
  yearFrom: 1971,
  yearTo: 1974,
  exactYear: null,
  answers: {},
  isSelected: false,
  ...changes,
});
const keyOf = (id: number) => garageKey(vehicle(id));
const ids = (garage: Garage) => garage.map(({ vehicleId }) => Number(vehicleId));

const someId = fc.integer({ min: 1, max: 25 });
const step = fc.oneof(
  someId.map((id) => (garage: Garage) => addVehicle(garage, vehicle(id))),
  someId.map((id) => (garage: Garage) => removeVehicle(garage, keyOf(id))),
  someId.map((id) => (garage: Garage) => removeVehicle(garage, keyOf(id), { selectsFirstRemaining: true })),
  someId.map((id) => (garage: Garage) => selectVehicle(garage, keyOf(id))),
  someId.map((id) => (garage: Garage) => toggleVehicle(garage, keyOf(id))),
  fc.constant((garage: Garage) => unselectAll(garage)),
);
const garages = fc.array(step, { maxLength: 40 }).map((steps) => steps.reduce<Garage>((garage, change) => change(garage), []));

describe("whatever a shopper does with the garage", () => {
  it("at most one vehicle is selected, none is there twice and there are never too many", () => {
    fc.assert(
      fc.property(garages, (garage) => {
        expect(garage.filter(({ isSelected }) => isSelected).length).toBeLessThanOrEqual(1);
        expect(new Set(garage.map(garageKey)).size).toBe(garage.length);
        expect(garage.length).toBeLessThanOrEqual(garageVehiclesMax);
      }),
    );
  });

  it("adding makes the vehicle the only selected one, unless the garage is full [shop-4.14]", () => {
    fc.assert(
      fc.property(garages, someId, (garage, id) => {
        const added = addVehicle(garage, vehicle(id));
        const isAdded = garage.length < garageVehiclesMax || ids(garage).includes(id);
        expect(isAdded ? selectedIn(added)?.vehicleId : added).toBe(isAdded ? String(id) : garage);
      }),
    );
  });

  it("removing takes out that vehicle alone; the selection stays with another, or is cleared with its own [shop-4.15]", () => {
    fc.assert(
      fc.property(garages, someId, (garage, id) => {
        const removed = removeVehicle(garage, keyOf(id));
        expect(ids(removed)).toEqual(ids(garage).filter((other) => other !== id));
        const selected = selectedIn(garage)?.vehicleId;
        expect(selectedIn(removed)?.vehicleId).toBe(selected === String(id) ? undefined : selected);
      }),
    );
  });

  it("in the flow that asks for it, removing the selected one selects the first that remains [shop-4.15]", () => {
    fc.assert(
      fc.property(garages, (garage) => {
        const chosen = addVehicle(garage.slice(1), vehicle(99));
        const removed = removeVehicle(chosen, keyOf(99), { selectsFirstRemaining: true });
        expect(selectedIn(removed)).toEqual(removed[0] ?? null);
      }),
    );
  });

  it("selecting one unselects the others, and resetting clears the selection but keeps the vehicles [shop-4.16] [shop-4.17]", () => {
    fc.assert(
      fc.property(garages, someId, (garage, id) => {
        const selected = selectVehicle(garage, keyOf(id));
        expect(ids(selected)).toEqual(ids(garage));
        expect(selectedIn(selected)).toEqual(ids(garage).includes(id) ? vehicle(id, { isSelected: true }) : selectedIn(garage));
        expect(selectedIn(unselectAll(garage))).toBeNull();
        expect(ids(unselectAll(garage))).toEqual(ids(garage));
      }),
    );
  });
});

it("the twenty-first vehicle finds no room, and nothing of the twenty changes", () => {
  const full = Array.from({ length: garageVehiclesMax }, (_, at) => vehicle(at)).reduce<Garage>(addVehicle, []);
  expect(full).toHaveLength(garageVehiclesMax);
  expect(addVehicle(full, vehicle(99))).toBe(full);
});

it("vehicles that nobody resolved yet are told apart, by K-type or by name", () => {
  const [byType, other] = [vehicle(1, { vehicleId: null }), vehicle(2, { vehicleId: null })];
  const [byName, namesake] = [vehicle(1, { vehicleId: null, kTypeNr: null }), vehicle(2, { vehicleId: null, kTypeNr: null })];
  const garage = [byType, other, byName, namesake, vehicle(1)].reduce<Garage>(addVehicle, []);
  expect(garage).toHaveLength(5);
  expect([byType, byName].reduce(addVehicle, garage)).toHaveLength(5);
});

describe("in the flow that asks for another selection", () => {
  const selectsFirstRemaining = true;
  const unresolved = vehicle(1, { vehicleId: null });
  const all = [unresolved, vehicle(2), vehicle(3)].reduce<Garage>(addVehicle, []);

  it("one that parts can be checked against goes before one that isn't resolved", () => {
    expect(selectedIn(removeVehicle(all, keyOf(3), { selectsFirstRemaining }))?.vehicleId).toBe("2");
    const [first] = removeVehicle(addVehicle([unresolved], vehicle(2)), keyOf(2), { selectsFirstRemaining });
    expect(first).toEqual({ ...unresolved, isSelected: true });
  });

  it("and in every other, removing the selected one selects none", () => {
    expect(selectedIn(removeVehicle(all, keyOf(3)))).toBeNull();
  });

  it("removing a vehicle that isn't selected leaves the selection where it is", () => {
    expect(selectedIn(removeVehicle(all, keyOf(2), { selectsFirstRemaining }))?.vehicleId).toBe("3");
    expect(selectedIn(removeVehicle(unselectAll(all), keyOf(2), { selectsFirstRemaining }))).toBeNull();
  });
});

it("toggling unselects the selected vehicle and selects another", () => {
  const garage = addVehicle(addVehicle([], vehicle(1)), vehicle(2));
  expect(selectedIn(toggleVehicle(garage, keyOf(2)))).toBeNull();
  expect(selectedIn(toggleVehicle(garage, keyOf(1)))?.vehicleId).toBe("1");
});

it("adding a vehicle again keeps what is known of it", () => {
  const garage = addVehicle(addVehicle([], vehicle(1, { exactYear: 1972 })), vehicle(2));
  const known = answerFor(garage, keyOf(1), "engine", "253 V8");
  const again = addVehicle(known, vehicle(1, { answers: { body: "coupe" } }));
  expect(again).toMatchObject([{ exactYear: 1972, answers: { engine: "253 V8", body: "coupe" } }, vehicle(2)]);
});

it("an answer is remembered on its vehicle alone, and can be taken back", () => {
  const garage = addVehicle(addVehicle([], vehicle(1)), vehicle(2));
  const answered = answerFor(garage, keyOf(1), "engine", "253 V8");
  expect(answered.map(({ answers }) => answers)).toEqual([{ engine: "253 V8" }, {}]);
  expect(answerFor(answered, keyOf(1), "engine", null)).toEqual(garage);
});

describe("a vehicle without an id", () => {
  const unresolved = vehicle(1, { vehicleId: null });

  it("takes the id that its K-type led to and stays selected", () => {
    const garage = resolveVehicle(addVehicle([], unresolved), garageKey(unresolved), { vehicleId: "1" });
    expect(garage).toEqual([vehicle(1, { isSelected: true })]);
  });

  it("leaves the others theirs, and the selection with whichever has it", () => {
    const garage = addVehicle(addVehicle([], unresolved), vehicle(2));
    const expected = [vehicle(1), vehicle(2, { isSelected: true })];
    expect(resolveVehicle(garage, garageKey(unresolved), { vehicleId: "1" })).toEqual(expected);
    const twice = [vehicle(1), unresolved, vehicle(2)].reduce<Garage>(addVehicle, []);
    expect(resolveVehicle(twice, garageKey(unresolved), { vehicleId: "1" })).toEqual(expected);
  });

  it("is not kept twice when its vehicle is there already", () => {
    const garage = addVehicle(addVehicle([], vehicle(1)), unresolved);
    expect(resolveVehicle(garage, garageKey(unresolved), { vehicleId: "1" })).toEqual([vehicle(1, { isSelected: true })]);
  });
});
