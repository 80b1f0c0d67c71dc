export const fitmentStatuses = ["fits", "universal", "no-data", "does-not-fit", "no-vehicle"] as const;
export type FitmentStatus = (typeof fitmentStatuses)[number];

type FitmentFacts = {
  hasVehicle: boolean;
  /** Whether one of the part's rows is for the selected vehicle. */
  isListed: boolean;
  isUniversal: boolean;
  hasFitment: boolean;
};

/** What is said of a part: fits, else universal, else no data, else that it does not fit, or that it depends on a vehicle that nobody chose. */
export function fitmentStatus({ hasVehicle, isListed, isUniversal, hasFitment }: FitmentFacts): FitmentStatus {
  if (hasVehicle && isListed) return "fits";
  if (isUniversal) return "universal";
  if (!hasFitment) return "no-data";
  return hasVehicle ? "does-not-fit" : "no-vehicle";
}
