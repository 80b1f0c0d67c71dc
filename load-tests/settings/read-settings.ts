import { allowedOrigin } from "./base-url.ts";
import { journeyNames, type JourneyName } from "./journey-weights.ts";
import { isProfileName, profiles, type ProfileName } from "./profiles.ts";

export type Environment = Record<string, string | undefined>;

/** Every variable that a run reads. */
export const settingNames = [
  "PROFILE",
  "BASE_URL",
  "ALLOWED_HOSTS",
  "RATE",
  "TIME_SCALE",
  "THINK",
  "LATENCY_FACTOR",
  "JOURNEYS",
  "SEED",
  "CHECKOUT_HOSTS",
  "SYNTHETIC_TRAFFIC_TOKEN",
  "RESULTS_DIR",
] as const;

type SettingName = (typeof settingNames)[number];

export type Settings = {
  profile: ProfileName;
  origin: string;
  /** Journeys begun a second, at factor 1. */
  rate: number;
  /** What the profile's durations are multiplied with. */
  timeScale: number;
  /** What the pauses between pages are multiplied with. */
  think: number;
  /** What the limits of time are multiplied with, for a machine that is slow or shared. */
  latencyFactor: number;
  journeys: readonly JourneyName[];
  seed: number;
  /** Where a checkout may be, besides the shop itself. */
  checkoutHosts: string[];
  /** What a shop elsewhere knows this traffic by; one on this machine takes any word. */
  syntheticToken: string;
  resultsDir: string;
};

function numberIn(env: Environment, name: SettingName, fallback: number, min = 0): number {
  const text = env[name]?.trim() ?? "";
  if (text === "") return fallback;
  const value = Number(text);
  if (!Number.isFinite(value) || value < min) throw new Error(`${name} has to be a number of at least ${min}, not "${text}".`);
  return value;
}

function listIn(env: Environment, name: SettingName): string[] {
  const items = (env[name] ?? "").split(",").map((item) => item.trim());
  return items.filter((item) => item !== "").map((item) => item.toLowerCase());
}

function readProfile(name: string | undefined): ProfileName {
  if (name !== undefined && isProfileName(name)) return name;
  throw new Error(`Choose a profile: ${Object.keys(profiles).join(", ")}.`);
}

function readJourneys(env: Environment): readonly JourneyName[] {
  const asked = listIn(env, "JOURNEYS");
  const unknown = asked.find((name) => !journeyNames.some((known) => known === name));
  if (unknown !== undefined) throw new Error(`There is no journey "${unknown}": JOURNEYS lists ${journeyNames.join(", ")}.`);
  return asked.length === 0 ? journeyNames : journeyNames.filter((name) => asked.includes(name));
}

/** Reads what a run is told by its environment, or throws one sentence about what is wrong with it. */
export function readSettings(env: Environment): Settings {
  const profile = readProfile(env["PROFILE"]);
  return {
    profile,
    origin: allowedOrigin(env["BASE_URL"] ?? "", listIn(env, "ALLOWED_HOSTS")),
    rate: numberIn(env, "RATE", 1, 0.01),
    timeScale: numberIn(env, "TIME_SCALE", 1, 0.001),
    // Whether a journey works is known without waiting between its pages.
    think: numberIn(env, "THINK", profile === "smoke" ? 0.1 : 1),
    latencyFactor: numberIn(env, "LATENCY_FACTOR", 1, 0.1),
    journeys: readJourneys(env),
    seed: numberIn(env, "SEED", 1),
    checkoutHosts: listIn(env, "CHECKOUT_HOSTS"),
    syntheticToken: env["SYNTHETIC_TRAFFIC_TOKEN"] || "load-test",
    resultsDir: env["RESULTS_DIR"] ?? `test-results/load/${profile}`,
  };
}
