import type { RampingArrivalRateScenario, Scenario } from "k6/options";
import { journeyShares, type JourneyName } from "./journey-weights.ts";
import { factorAt, profileOf, profiles, type Profile } from "./profiles.ts";
import type { Settings } from "./read-settings.ts";

type Arrivals = Profile & { kind: "arrivals" };

const secondsPerHour = 3600;
/** How long a journey takes, its pauses and its pages, to know how many visitors are there at once. */
const journeySeconds = { thinking: 8, loading: 2 };
/** Visitors pile up when the shop gets slow, and that must not slow the arrivals down. */
const slowdownMax = 4;
/** Made before the load begins; above that they are made when they are needed, which costs a little. */
const visitorsReadyMax = 300;

/** k6 counts arrivals in whole numbers, so rare journeys need a long unit of time. */
const perHour = (rate: number): number => Math.round(rate * secondsPerHour);
const milliseconds = (seconds: number): string => `${Math.round(seconds * 1000)}ms`;

/** An open model: visitors arrive whether the shop keeps up or not. One scenario a journey keeps their mix exact. */
function arrivals({ startFactor, stages }: Arrivals, { rate, timeScale, think }: Settings, share: number): RampingArrivalRateScenario {
  const peak = Math.max(startFactor, ...stages.map(({ factor }) => factor)) * rate * share;
  const visitors = Math.ceil(peak * (journeySeconds.thinking * think + journeySeconds.loading)) + 1;
  return {
    executor: "ramping-arrival-rate",
    startRate: perHour(startFactor * rate * share),
    timeUnit: "1h",
    preAllocatedVUs: Math.min(visitors, visitorsReadyMax),
    maxVUs: visitors * slowdownMax,
    stages: stages.map(({ seconds, factor }) => ({
      target: perHour(factor * rate * share),
      duration: milliseconds(seconds * timeScale),
    })),
    gracefulStop: "30s",
  };
}

/** k6's scenarios for a run: one for each journey, named after it and running the function of that name. */
export function scenariosFor(settings: Settings): Record<string, Scenario> {
  const profile = profileOf(settings.profile);
  const scenarioOf = (name: JourneyName, share: number): Scenario =>
    profile.kind === "iterations"
      ? { executor: "shared-iterations", vus: 1, iterations: profile.iterations, maxDuration: "5m", exec: name }
      : { ...arrivals(profile, settings, share), exec: name };
  return Object.fromEntries(journeyShares(settings.journeys).map(({ name, share }) => [name, scenarioOf(name, share)]));
}

/** How many journeys a second had been reached when a climb was broken off. */
export function rateAt(settings: Settings, seconds: number): number {
  const profile = profileOf(settings.profile);
  return profile.kind === "arrivals" ? factorAt(profile, seconds / settings.timeScale) * settings.rate : 0;
}

/** Browsers beside the journeys, for as long as those go on. */
export function browserScenario(settings: Settings): Record<string, Scenario> {
  const { browsers, stages } = profiles.browser;
  const seconds = stages.reduce((sum, stage) => sum + stage.seconds, 0) * settings.timeScale;
  return {
    browser: {
      executor: "constant-vus",
      vus: browsers,
      duration: milliseconds(seconds),
      exec: "watch",
      options: { browser: { type: "chromium" } },
    },
  };
}
