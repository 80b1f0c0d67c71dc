import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { siteOf } from "./create-render.ts";

test.each([
  ["Google knows", { GOOGLE_PLACES_KEY: "key" }, "Google Maps"],
  ["the sandbox knows", {}, undefined],
  ["nobody knows", { GOOGLE_PLACES_KEY: "off" }, undefined],
])("pages say whose suburbs are where %s them", (_who, env, credit) => {
  expect(siteOf(readConfig({ NODE_ENV: "test", ...env })).placesCredit).toBe(credit);
});
