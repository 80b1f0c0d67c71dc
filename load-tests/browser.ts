import type { Options } from "k6/options";
import { runBrowser } from "./journeys/run-browser.ts";
import { options as journeys } from "./main.ts";
import { readSettings } from "./settings/read-settings.ts";
import { browserScenario } from "./settings/scenarios.ts";

/** What k6 runs for the profile `browser`: a person's browser beside the journeys. It stands apart because k6's browser needs Chromium. */

const settings = readSettings(__ENV);

export const options: Options = { ...journeys, scenarios: { ...journeys.scenarios, ...browserScenario(settings) } };

export { account, browse, buy, handleSummary, search, setup } from "./main.ts";
export const watch = runBrowser(settings);
