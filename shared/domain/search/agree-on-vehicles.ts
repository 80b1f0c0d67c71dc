import type { WordKind } from "./understand-query.ts";
import type { NamedVehicle, VehicleName } from "./vehicle-names.ts";

/** Words that may have one meaning, and the cars that they name. */
export type Claim = {
  start: number;
  length: number;
  kind: WordKind;
  label: string;
  name?: VehicleName;
  parts?: string[];
  isShort?: boolean;
};

type Agreement = { kept: Claim[]; vehicles: NamedVehicle[] | null };

/** Words that name cars must be able to mean one car together. What doesn't agree with the stronger names is no car's name here. */
export function agreeOnVehicles(claims: readonly Claim[]): Agreement {
  const { kept, vehicles } = agreeOnNames(claims);
  return vehicles === null ? { kept: kept.filter((claim) => !isShortYear(claim)), vehicles } : agreeOnDetails(kept, vehicles);
}

/** A "72" is a year where a car of that year is named, and else a number. */
const isShortYear = ({ kind, isShort }: Claim) => kind === "year" && isShort === true;

/** The cars that make, model, series and trim name together, the stronger of them first. */
function agreeOnNames(claims: readonly Claim[]): Agreement {
  const names = claims.filter(({ kind }) => kind === "make" || kind === "model" || kind === "series");
  const hasMoreThanNumbers = names.some(({ label }) => !/^\d+$/.test(label));
  let vehicles: NamedVehicle[] | null = null;
  const dropped = new Set<Claim>();
  for (const kind of ["make", "model", "series", "trim"] as const) {
    const before: NamedVehicle[] | null = vehicles;
    for (const claim of claims.filter((each) => each.kind === kind && !isBuilderOfAnother(each, claims))) {
      const left: NamedVehicle[] = hasMoreThanNumbers ? agreedWith(claim, before, vehicles) : [];
      if (left.length === 0) dropped.add(claim);
      else vehicles = left;
    }
  }
  return { kept: claims.flatMap((claim) => (dropped.has(claim) ? asEngine(claim) : [claim])), vehicles };
}

/** The cars that are left when one more name is heard: "EJ EH" are the cars of either, "Torana Crown" is a Torana. */
function agreedWith(claim: Claim, before: NamedVehicle[] | null, vehicles: NamedVehicle[] | null): NamedVehicle[] {
  const left = (vehicles ?? [...vehiclesOf(claim)]).filter(isNamedBy(claim));
  const mayBeBoth = (claim.kind === "series" || claim.kind === "model") && /[a-z]/i.test(claim.label);
  if (left.length > 0 || vehicles === null || !mayBeBoth) return left;
  const makes = new Set(vehicles.map(({ make }) => make));
  const others = (before ?? [...vehiclesOf(claim)]).filter(isNamedBy(claim)).filter(({ make }) => makes.has(make));
  return vehicles === before || others.length === 0 ? [] : [...vehicles, ...others];
}

/** Makes whose cars are asked for by another make's name, too: a Leyland Mini, a Nissan 1200. */
const builders: Readonly<Record<string, readonly string[]>> = {
  Mini: ["Leyland", "Morris", "Austin"],
  Morris: ["Leyland"],
  MG: ["Leyland", "Morris"],
  Triumph: ["Leyland"],
  Jaguar: ["Leyland"],
  "Austin-Healey": ["Austin"],
  Datsun: ["Nissan"],
  Nissan: ["Datsun"],
};

/** Whether a make stands before a car that is of another make here, and has none of that name itself. */
function isBuilderOfAnother(claim: Claim, claims: readonly Claim[]): boolean {
  if (claim.kind !== "make") return false;
  return claims.some((other) => {
    if (other === claim || (other.kind !== "make" && other.kind !== "model")) return false;
    const cars = [...vehiclesOf(other)];
    return cars.length > 0 && cars.every(({ make }) => (builders[make] ?? []).includes(claim.label) && make !== claim.label);
  });
}

/** Those of the named cars that year, body and engine leave; what leaves none says nothing of the car. */
function agreeOnDetails(claims: readonly Claim[], named: NamedVehicle[]): Agreement {
  const hasSeries = claims.some(({ kind }) => kind === "series");
  let vehicles = named;
  const kept = claims.flatMap((claim): Claim[] => {
    // The LH is a Torana, and the left hand of everything else.
    const maySaySeries = claim.kind === "side" && claim.name?.kind === "series" && !hasSeries;
    const ofSeries = maySaySeries ? vehicles.filter(isNamedBy(claim)) : [];
    if (ofSeries.length > 0) {
      vehicles = ofSeries;
      return [{ ...claim, kind: "series", label: claim.name?.label ?? claim.label }];
    }
    if (isShortYear(claim) && !vehicles.some((vehicle) => agreesWith(vehicle, claim))) return [];
    vehicles = narrowed(vehicles, claim);
    return [claim];
  });
  return { kept, vehicles };
}

const noVehicles: ReadonlySet<NamedVehicle> = new Set();
const vehiclesOf = ({ name }: Claim) => name?.vehicles ?? noVehicles;
const isNamedBy = (claim: Claim) => (vehicle: NamedVehicle) => vehiclesOf(claim).has(vehicle);

function narrowed(vehicles: NamedVehicle[], claim: Claim): NamedVehicle[] {
  const left = vehicles.filter((vehicle) => agreesWith(vehicle, claim));
  return left.length === 0 ? vehicles : left;
}

function agreesWith(vehicle: NamedVehicle, claim: Claim): boolean {
  switch (claim.kind) {
    case "year":
      return wasBuilt(vehicle, claim.label);
    case "body":
      return vehicle.bodyStyles.includes(claim.label);
    case "engine":
      return vehiclesOf(claim).has(vehicle);
    default:
      return true;
  }
}

/** In the year, or in one of the years from the first to the last. */
function wasBuilt({ yearFrom, yearTo }: NamedVehicle, label: string): boolean {
  const [first = 0, last = first] = label.split("–").map(Number);
  return yearFrom <= last && first <= (yearTo ?? Infinity);
}

/** A "1600" without its make is an engine. */
function asEngine(claim: Claim): Claim[] {
  return /^\d{3,4}$/.test(claim.label) ? [{ ...claim, kind: "engine" }] : [];
}
