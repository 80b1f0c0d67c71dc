/** Pages that are reached from a list of what fits hide the verdict: `hide_fitment=true`. */
export function isFitmentHidden(searchParams: URLSearchParams): boolean {
  return searchParams.get("hide_fitment") === "true";
}
