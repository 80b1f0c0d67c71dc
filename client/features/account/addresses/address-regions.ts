type Region = { code: string; name: string };

/** Where the shop sends parts to, and each country's states or regions as the platform codes them. */
export const addressCountries = [
  { code: "AU", name: "Australia" },
  { code: "NZ", name: "New Zealand" },
] as const;

export type AddressCountry = (typeof addressCountries)[number]["code"];

export const addressRegions: Record<AddressCountry, readonly Region[]> = {
  AU: [
    { code: "ACT", name: "Australian Capital Territory" },
    { code: "NSW", name: "New South Wales" },
    { code: "NT", name: "Northern Territory" },
    { code: "QLD", name: "Queensland" },
    { code: "SA", name: "South Australia" },
    { code: "TAS", name: "Tasmania" },
    { code: "VIC", name: "Victoria" },
    { code: "WA", name: "Western Australia" },
  ],
  NZ: [
    { code: "AUK", name: "Auckland" },
    { code: "BOP", name: "Bay of Plenty" },
    { code: "CAN", name: "Canterbury" },
    { code: "GIS", name: "Gisborne" },
    { code: "HKB", name: "Hawke's Bay" },
    { code: "MWT", name: "Manawatū-Whanganui" },
    { code: "MBH", name: "Marlborough" },
    { code: "NSN", name: "Nelson" },
    { code: "NTL", name: "Northland" },
    { code: "OTA", name: "Otago" },
    { code: "STL", name: "Southland" },
    { code: "TKI", name: "Taranaki" },
    { code: "TAS", name: "Tasman" },
    { code: "WKO", name: "Waikato" },
    { code: "WGN", name: "Wellington" },
    { code: "WTC", name: "West Coast" },
  ],
};

export function isAddressCountry(code: string): code is AddressCountry {
  return addressCountries.some((country) => country.code === code);
}
