import { australianStates } from "#shared/domain/stores/state-time-zones.ts";
import { stateNameOf } from "#shared/domain/stores/store-states.ts";

type Territory = { code: "AU" | "NZ"; name: string; aliases: readonly string[]; zones: Record<string, string> };

const australia: Territory = {
  code: "AU",
  name: "Australia",
  aliases: ["AU", "AUS", "036"],
  zones: Object.fromEntries(australianStates.map((code) => [code, stateNameOf(code)])),
};
const newZealand: Territory = {
  code: "NZ",
  name: "New Zealand",
  aliases: ["NZ", "NZL", "554"],
  zones: {
    AUK: "Auckland",
    BOP: "Bay of Plenty",
    CAN: "Canterbury",
    GIS: "Gisborne",
    HKB: "Hawke's Bay",
    MBH: "Marlborough",
    MWT: "Manawatū-Whanganui",
    NSN: "Nelson",
    NTL: "Northland",
    OTA: "Otago",
    STL: "Southland",
    TAS: "Tasman",
    TKI: "Taranaki",
    WGN: "Wellington",
    WKO: "Waikato",
    WTC: "West Coast",
  },
};

/** The territory that the shop sells to, by its two-letter, three-letter or three-digit code in any case of letters. */
export function findTerritory(code: string): Territory | null {
  return [australia, newZealand].find(({ aliases }) => aliases.includes(code.toUpperCase())) ?? null;
}

/** "VIC" or "AU-VIC" as "VIC"; null for what is no zone of the territory. */
export function findZone({ code: territory, zones }: Territory, code: string): string | null {
  const short = code.toUpperCase().replace(new RegExp(`^${territory}-`), "");
  return short in zones ? short : null;
}
