import { Rate } from "k6/metrics";
import type { Settings } from "../settings/read-settings.ts";
import type { SiteData } from "../shop/sitemap.ts";
import { createVisitor, JourneyEnded, type Visitor } from "./visitor.ts";

const journeyCompleted = new Rate("journey_completed");

type Journey = (visitor: Visitor, data: SiteData, settings: Settings) => void;

/** What k6 runs for a journey: a new visitor goes through it, and it is counted whether they came to its end. */
export function runJourney(journey: Journey, settings: Settings): (data: SiteData) => void {
  return (data) => {
    try {
      journey(createVisitor(settings), data, settings);
      journeyCompleted.add(true);
    } catch (error) {
      journeyCompleted.add(false);
      if (!(error instanceof JourneyEnded)) throw error;
    }
  };
}
