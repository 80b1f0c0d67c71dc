/** What the garage shows, besides being closed; each has an address of its own. */
const garageViews = ["find", "manual", "results", "registration", "vin", "garage"] as const;
export type GarageView = (typeof garageViews)[number];

export const viewTitles: Record<GarageView, string> = {
  find: "Which car is it for?",
  manual: "Choose your vehicle",
  results: "Which one is it?",
  registration: "Find it by its number plate",
  vin: "Find it by its number",
  garage: "Your vehicles",
};

export function isGarageView(value: string | undefined): value is GarageView {
  return garageViews.some((view) => view === value);
}

/** Where the garage starts: at its vehicles when there are any, else at the search by hand. */
export function startView(vehicleCount: number): GarageView {
  return vehicleCount > 0 ? "garage" : "manual";
}
