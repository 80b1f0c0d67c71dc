import type { Vehicle } from "#sandbox/catalogue/types.ts";
import { slugify } from "#shared/domain/slug.ts";
import { engineFamilies } from "./engine-families.ts";
import type { FitScope } from "./part-kinds.ts";
import { platformLabel, seriesLabel } from "./target-label.ts";

/** The cars that one part is made for. */
export type Target = {
  key: string;
  label: string;
  slug: string;
  make: string;
  makeGroup: string;
  platformGroup: string;
  body: string | null;
  engine: string | null;
  vehicles: Vehicle[];
  yearFrom: number;
  yearTo: number;
  /** How much of the catalogue is made for these cars, against other targets of the same scope. */
  weight: number;
};

export type Targets = Record<FitScope, Target[]>;

/** The cars that most of the shop's customers restore. */
const popularPlatforms = new Set([
  "HK-HT-HG",
  "HQ-WB",
  "XR-XY",
  "XA-XC",
  "XD-XF",
  "VH-CM",
  "Torana LH-LX-UC",
  "Commodore VB-VL",
  "Commodore VN-VS",
  "Commodore VT-VZ",
]);
const popularWeight = 7;
const sharedPlatformWeight = 3;
const otherCarWeight = 0.06;

export function targetsOf(vehicles: Vehicle[], corePlatforms: Set<string>): Targets {
  const platforms = Map.groupBy(vehicles, ({ platformGroup }) => platformGroup);
  const targets: Targets = { series: [], body: [], group: [], engine: engineTargets(vehicles) };
  for (const [name, members] of platforms) {
    const bySeries = Map.groupBy(members, ({ series }) => series);
    const isShared = bySeries.size > 1;
    const weight = platformWeight(name, isShared, corePlatforms);
    const group = target({ key: `group ${name}`, label: platformLabel(name, members), vehicles: members, weight });
    targets.group.push(group);
    targets.series.push(...(isShared ? seriesTargets(name, bySeries, weight) : [group]));
    targets.body.push(...bodyTargets(group));
    if (isOutsideEngineFamilies(members)) targets.engine.push({ ...group, weight: weight / 3 });
  }
  return targets;
}

function platformWeight(name: string, isShared: boolean, corePlatforms: Set<string>): number {
  if (popularPlatforms.has(name)) return popularWeight;
  if (!corePlatforms.has(name)) return otherCarWeight;
  return isShared ? sharedPlatformWeight : 1;
}

/** One target a series, and one for each pair of neighbouring series. */
function seriesTargets(name: string, bySeries: Map<string, Vehicle[]>, weight: number): Target[] {
  const series = [...bySeries]
    .map(([code, vehicles]) =>
      target({ key: `series ${name} ${code}`, label: seriesLabel(code, vehicles), vehicles, weight: weight / bySeries.size }),
    )
    .toSorted((a, b) => a.yearFrom - b.yearFrom || a.key.localeCompare(b.key, "en"));
  const pairs = series.slice(1).flatMap((second, index) => {
    const first = series[index];
    if (first === undefined || second.yearFrom > first.yearTo + 1) return [];
    const code = second.vehicles[0]?.series ?? "";
    const label = `${first.label}–${code}`;
    return [
      target({
        key: `${first.key}+${code}`,
        label,
        vehicles: [...first.vehicles, ...second.vehicles],
        weight: (weight / bySeries.size) * 0.5,
      }),
    ];
  });
  return [...series, ...pairs];
}

function bodyTargets(group: Target): Target[] {
  const bodies = [...new Set(group.vehicles.flatMap(({ bodyStyles }) => bodyStyles))];
  if (bodies.length < 2) return [{ ...group, body: bodies[0] ?? null }];
  return bodies.map((body) =>
    target({
      key: `${group.key} ${body}`,
      label: `${group.label} ${body}`,
      vehicles: group.vehicles.filter(({ bodyStyles }) => bodyStyles.includes(body)),
      weight: (group.weight / bodies.length) * (body === "sedan" || body === "coupe" ? 1.6 : 0.8),
      body,
    }),
  );
}

function engineTargets(vehicles: Vehicle[]): Target[] {
  return engineFamilies.flatMap((family) => {
    const fitted = vehicles.filter(
      ({ make, engines }) => family.makes.includes(make) && engines.some((engine) => family.engines.test(engine)),
    );
    if (fitted.length === 0) return [];
    return [
      {
        ...target({ key: `engine ${family.key}`, label: family.label, vehicles: fitted, weight: sharedPlatformWeight * 2 }),
        engine: family.label,
        slug: family.slug,
      },
    ];
  });
}

function isOutsideEngineFamilies(vehicles: Vehicle[]): boolean {
  return !vehicles.some(({ make, engines }) =>
    engineFamilies.some((family) => family.makes.includes(make) && engines.some((engine) => family.engines.test(engine))),
  );
}

function target(input: { key: string; label: string; vehicles: Vehicle[]; weight: number; body?: string }): Target {
  const first = input.vehicles[0];
  if (first === undefined) throw new RangeError(`No vehicles for ${input.key}`);
  return {
    ...input,
    slug: slugWithMakeLast(input.label, first.make),
    make: first.make,
    makeGroup: first.makeGroup,
    platformGroup: first.platformGroup,
    body: input.body ?? null,
    engine: null,
    yearFrom: Math.min(...input.vehicles.map(({ yearFrom }) => yearFrom)),
    yearTo: Math.max(...input.vehicles.map(({ yearTo }) => yearTo)),
  };
}

/** Shoppers know the series first: "hq-wb-holden". */
function slugWithMakeLast(label: string, make: string): string {
  const rest = label.startsWith(`${make} `) ? label.slice(make.length + 1) : label;
  return slugify(`${rest} ${make}`);
}
