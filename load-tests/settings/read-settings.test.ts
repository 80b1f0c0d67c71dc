import { expect, test } from "vitest";
import { readSettings } from "./read-settings.ts";

const minimal = { PROFILE: "average", BASE_URL: "http://localhost:3300" };

test("a profile and an address are enough", () => {
  expect(readSettings(minimal)).toEqual({
    profile: "average",
    origin: "http://localhost:3300",
    rate: 1,
    timeScale: 1,
    think: 1,
    latencyFactor: 1,
    journeys: ["browse", "search", "buy", "account"],
    seed: 1,
    checkoutHosts: [],
    syntheticToken: "load-test",
    resultsDir: "test-results/load/average",
  });
});

test("everything else can be told", () => {
  const env = { ...minimal, RATE: "2.5", TIME_SCALE: "0.1", THINK: "0", JOURNEYS: "buy, browse", CHECKOUT_HOSTS: "Pay.Example," };
  expect(readSettings(env)).toMatchObject({
    rate: 2.5,
    timeScale: 0.1,
    think: 0,
    journeys: ["browse", "buy"],
    checkoutHosts: ["pay.example"],
  });
});

test.each([
  [{ PROFILE: "avarage" }, /Choose a profile: smoke, average, stress, spike, soak, breakpoint, browser/],
  [{ PROFILE: undefined }, /Choose a profile/],
  [{ PROFILE: "toString" }, /Choose a profile/],
  [{ RATE: "0" }, /RATE has to be a number of at least 0.01/],
  [{ RATE: "fast" }, /RATE has to be a number/],
  [{ TIME_SCALE: "-1" }, /TIME_SCALE/],
  [{ JOURNEYS: "browse,steal" }, /no journey "steal"/],
  [{ BASE_URL: "https://shop.example" }, /this machine only/],
  [{ BASE_URL: undefined }, /plain address/],
])("what is wrong is said in a sentence: %j", (env, message) => {
  expect(() => readSettings({ ...minimal, ...env })).toThrow(message);
});
