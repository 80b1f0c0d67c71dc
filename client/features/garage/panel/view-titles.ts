import type { GarageView } from "./garage-view.ts";

export const viewTitles: Record<GarageView, string> = {
  manual: "Choose your vehicle",
  results: "Which one is it?",
  registration: "Find it by its number plate",
  vin: "Find it by its number",
  garage: "Your vehicles",
};
