import { addressCountries, type AddressCountry, addressRegions } from "./address-regions.ts";
import { regionValue } from "./read-address-form.ts";

const none = { value: "", label: "Please choose" };

/** The states or regions to choose from: of one country, or of all while none is known for sure. */
export function regionOptions(country: AddressCountry | null): { value: string; label: string }[] {
  const countries = addressCountries.filter(({ code }) => country === null || code === country);
  const regions = countries.flatMap((of) =>
    addressRegions[of.code].map(({ code, name }) => ({
      value: regionValue(of.code, code),
      label: country === null && of.code !== "AU" ? `${name}, ${of.name}` : name,
    })),
  );
  return [none, ...regions];
}
