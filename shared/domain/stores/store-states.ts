/** Where stores can be: Australia's eight states and territories, then New Zealand, whose regions have codes of their own. */
export const storeStates = [
  { code: "ACT", name: "Australian Capital Territory" },
  { code: "NSW", name: "New South Wales" },
  { code: "QLD", name: "Queensland" },
  { code: "SA", name: "South Australia" },
  { code: "VIC", name: "Victoria" },
  { code: "WA", name: "Western Australia" },
  { code: "TAS", name: "Tasmania" },
  { code: "NT", name: "Northern Territory" },
  { code: "NZ", name: "New Zealand" },
] as const;

/** "Victoria" for "VIC"; the code itself where it is none of them. */
export const stateNameOf = (code: string): string => storeStates.find((state) => state.code === code)?.name ?? code;

export const defaultStoreState = "NSW";

/** The state under which a store is found; its own where it is none of them. */
export function storeStateOf({ countryCode, state }: { countryCode: string; state: string }): string {
  return countryCode === "NZ" ? "NZ" : state;
}
