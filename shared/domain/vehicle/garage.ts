import type { VehicleAnswers, VehicleAttribute } from "./vehicle-answers.ts";
import { vehicleLabel } from "./vehicle-label.ts";

/** A vehicle as a shopper keeps it. */
export type GarageVehicle = {
  /** Null until it is resolved by its K-type. */
  vehicleId: string | null;
  kTypeNr: number | null;
  make: string;
  model: string;
  series: string;
  submodel: string;
  yearFrom: number;
  yearTo: number | null;
  /** The year of this very car, when the shopper told it. */
  exactYear: number | null;
  answers: VehicleAnswers;
  isSelected: boolean;
};

/** At most one is selected. */
export type Garage = readonly GarageVehicle[];

/** More than these do not fit into the cookie that the server reads. */
export const garageVehiclesMax = 20;

/** Names a vehicle within the garage: by id, else by K-type, else by its name. */
export function garageKey({ vehicleId, kTypeNr, make, model, series, submodel }: GarageVehicle): string {
  if (vehicleId !== null) return `id:${vehicleId}`;
  return kTypeNr === null ? `name:${[make, model, series, submodel].join("|")}` : `ktype:${kTypeNr}`;
}

/** What a vehicle of the garage is called: by its names, and where the index has none for it, by what the shopper brought. */
export function garageLabel(vehicle: GarageVehicle): string {
  if (vehicle.make !== "") return vehicleLabel(vehicle, vehicle.exactYear);
  return vehicle.kTypeNr === null ? "Vehicle that we don’t know" : `Vehicle with K-type ${vehicle.kTypeNr}`;
}

/** The vehicle that pages are about; null where none is selected. */
export function selectedIn(garage: Garage): GarageVehicle | null {
  return garage.find(({ isSelected }) => isSelected) ?? null;
}

/** Adds a vehicle and makes it the only selected one. One that is there already keeps its place and what is known of it. A full garage stays as it is. */
export function addVehicle(garage: Garage, vehicle: GarageVehicle): Garage {
  const key = garageKey(vehicle);
  const kept = garage.find((other) => garageKey(other) === key);
  if (kept === undefined) {
    return garage.length >= garageVehiclesMax ? garage : [...unselectAll(garage), { ...vehicle, isSelected: true }];
  }
  const merged = { ...vehicle, exactYear: vehicle.exactYear ?? kept.exactYear, answers: { ...kept.answers, ...vehicle.answers } };
  return selectVehicle(
    garage.map((other) => (other === kept ? merged : other)),
    key,
  );
}

/** Removing the selected vehicle clears the selection, or, when asked, selects the first that remains: of those that parts can be checked against, if there are any. */
export function removeVehicle(garage: Garage, key: string, { selectsFirstRemaining = false } = {}): Garage {
  const removed = garage.find((vehicle) => garageKey(vehicle) === key);
  const remaining = garage.filter((vehicle) => vehicle !== removed);
  const first = remaining.find(({ vehicleId }) => vehicleId !== null) ?? remaining[0];
  const passesOn = removed?.isSelected === true && selectsFirstRemaining && first !== undefined;
  return passesOn ? selectVehicle(remaining, garageKey(first)) : remaining;
}

/** Selects one and unselects the others; an unknown key changes nothing. */
export function selectVehicle(garage: Garage, key: string): Garage {
  if (!garage.some((vehicle) => garageKey(vehicle) === key)) return garage;
  return garage.map((vehicle) => ({ ...vehicle, isSelected: garageKey(vehicle) === key }));
}

/** Selects the vehicle, or unselects it when it was selected. */
export function toggleVehicle(garage: Garage, key: string): Garage {
  const selected = selectedIn(garage);
  return selected !== null && garageKey(selected) === key ? unselectAll(garage) : selectVehicle(garage, key);
}

/** Clears every selection and keeps the vehicles. */
export function unselectAll(garage: Garage): Garage {
  return garage.map((vehicle) => ({ ...vehicle, isSelected: false }));
}

/** Remembers what the shopper answered, or forgets it with null. */
export function answerFor(garage: Garage, key: string, attribute: VehicleAttribute, value: string | null): Garage {
  return garage.map((vehicle) => {
    if (garageKey(vehicle) !== key) return vehicle;
    const { [attribute]: _, ...answers } = vehicle.answers;
    return { ...vehicle, answers: value === null ? answers : { ...answers, [attribute]: value } };
  });
}

/** Puts the resolved vehicle in the place of one that had no id; a vehicle that is there twice then is kept once. */
export function resolveVehicle(garage: Garage, key: string, resolved: Pick<GarageVehicle, "vehicleId">): Garage {
  const isThere = garage.some((vehicle) => garageKey(vehicle) === `id:${resolved.vehicleId}`);
  const wasSelected = garage.some((vehicle) => garageKey(vehicle) === key && vehicle.isSelected);
  if (isThere) {
    const others = removeVehicle(garage, key);
    return wasSelected ? selectVehicle(others, `id:${resolved.vehicleId}`) : others;
  }
  return garage.map((vehicle) => (garageKey(vehicle) === key ? { ...vehicle, ...resolved } : vehicle));
}
