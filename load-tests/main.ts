import type { Options } from "k6/options";
import { account as signedIn } from "./journeys/account.ts";
import { browse as lookAround } from "./journeys/browse.ts";
import { buy as purchase } from "./journeys/buy.ts";
import { readSite } from "./journeys/read-site.ts";
import { runJourney } from "./journeys/run-journey.ts";
import { search as lookFor } from "./journeys/search.ts";
import { writeReport } from "./report/write-report.ts";
import { readSettings } from "./settings/read-settings.ts";
import { scenariosFor } from "./settings/scenarios.ts";
import { thresholdsFor } from "./settings/thresholds.ts";

/** What k6 runs. Scenarios call the function that is exported under their journey's name. */

const settings = readSettings(__ENV);

export const options: Options = {
  scenarios: scenariosFor(settings),
  thresholds: thresholdsFor(settings),
  summaryTrendStats: ["count", "avg", "min", "med", "p(75)", "p(95)", "p(99)", "max"],
  // Without the address, which would make a series of each page.
  systemTags: ["status", "method", "name", "scenario", "group", "check", "expected_response", "error_code"],
};

export const setup = () => readSite(settings);
export const browse = runJourney(lookAround, settings);
export const search = runJourney(lookFor, settings);
export const buy = runJourney(purchase, settings);
export const account = runJourney(signedIn, settings);
export const handleSummary = writeReport(settings);
