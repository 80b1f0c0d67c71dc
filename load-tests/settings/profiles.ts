/** The rate moves to `factor` times RATE in the course of a stage, on a straight line. */
export type Stage = { phase: string; seconds: number; factor: number };

export type Profile =
  | { kind: "iterations"; iterations: number }
  | { kind: "arrivals"; startFactor: number; stages: readonly Stage[]; browsers?: number };

const minute = 60;
const hour = 60 * minute;

const average: readonly Stage[] = [
  { phase: "ramp", seconds: 2 * minute, factor: 1 },
  { phase: "hold", seconds: 10 * minute, factor: 1 },
];

export const profiles = {
  /** Does every journey work? For every change. */
  smoke: { kind: "iterations", iterations: 3 },
  /** An ordinary day. For every night. */
  average: { kind: "arrivals", startFactor: 0, stages: average },
  /** A busy day. Before releases. */
  stress: {
    kind: "arrivals",
    startFactor: 0,
    stages: [
      { phase: "ramp", seconds: 2 * minute, factor: 2 },
      { phase: "hold", seconds: 20 * minute, factor: 2 },
    ],
  },
  /** A newsletter goes out. Before campaigns. */
  spike: {
    kind: "arrivals",
    startFactor: 1,
    stages: [
      { phase: "before", seconds: 2 * minute, factor: 1 },
      { phase: "rise", seconds: 10, factor: 8 },
      { phase: "spike", seconds: minute, factor: 8 },
      { phase: "fall", seconds: 10, factor: 1 },
      { phase: "after", seconds: 2 * minute, factor: 1 },
    ],
  },
  /** What leaks shows after hours. Before releases. */
  soak: {
    kind: "arrivals",
    startFactor: 0,
    stages: [
      { phase: "ramp", seconds: 2 * minute, factor: 1 },
      { phase: "hold", seconds: 4 * hour, factor: 1 },
    ],
  },
  /** How much is too much? To plan capacity. */
  breakpoint: { kind: "arrivals", startFactor: 0, stages: [{ phase: "climb", seconds: 30 * minute, factor: 40 }] },
  /** What a person sees while the shop has an ordinary day. */
  browser: { kind: "arrivals", startFactor: 0, stages: average, browsers: 1 },
} satisfies Record<string, Profile>;

export type ProfileName = keyof typeof profiles;

export function isProfileName(name: string): name is ProfileName {
  return Object.hasOwn(profiles, name);
}

export const profileOf = (name: ProfileName): Profile => profiles[name];

/** What the rate is multiplied with at a moment of a run. */
export function factorAt({ startFactor, stages }: Profile & { kind: "arrivals" }, seconds: number): number {
  let [from, start] = [startFactor, 0];
  for (const stage of stages) {
    if (seconds < start + stage.seconds) return from + ((stage.factor - from) * (seconds - start)) / stage.seconds;
    [from, start] = [stage.factor, start + stage.seconds];
  }
  return from;
}

/** The stage that a moment belongs to; what comes after the last still belongs to it. */
export function phaseAt(stages: readonly Stage[], seconds: number): string | undefined {
  let end = 0;
  for (const stage of stages) {
    end += stage.seconds;
    if (seconds < end) return stage.phase;
  }
  return stages.at(-1)?.phase;
}
