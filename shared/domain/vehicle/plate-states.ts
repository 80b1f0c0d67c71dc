/** Where a car can be registered, in the order in which shoppers look for them. */
export const plateStates = ["NSW", "VIC", "QLD", "SA", "WA", "TAS", "ACT", "NT", "NZ"] as const;
export type PlateState = (typeof plateStates)[number];
