import type { AddressInput } from "#shared/contract/customer/account.ts";
import type { AddressForm } from "./read-address-form.ts";

export type AddressProblems = Partial<Record<keyof AddressInput, string>>;

/** What no carrier could deliver to, in the form's order; the platform has the last word. */
export function addressProblems({ address1, city, territoryCode, zoneCode, zip }: AddressInput): AddressProblems {
  return {
    ...(address1 === "" && { address1: "Please enter a street address." }),
    ...(city === "" && { city: "Please enter a suburb or town." }),
    ...(zoneCode === "" && { zoneCode: territoryCode === "NZ" ? "Please choose a region." : "Please choose a state or territory." }),
    ...(!/^\d{4}$/.test(zip) && { zip: "Please enter a postcode of four digits." }),
  };
}

/** What is said above an address's form that can't be taken as it is. */
export function addressFormProblem({ intent, address }: AddressForm): string | null {
  const isFilledIn = intent === "create" || intent === "update";
  return isFilledIn && Object.keys(addressProblems(address)).length > 0 ? "Please check the marked fields." : null;
}
