import type { ProductDraft } from "../plan/product-draft.ts";
import { phrasesByRoot, type Phrases } from "./description-phrases.ts";

const exteriorFittings: Phrases = {
  purposes: [
    "It brings back the crisp detail that age takes away first.",
    "Made to the pattern of the original, with the same fixings.",
    "A small part that lifts the whole side of the car.",
  ],
  tips: [
    "Order new clips or gaskets with it.",
    "Mask the paint around it while you work.",
    "Polish it before you fit it; the edges are hard to reach later.",
  ],
};
const interiorFittings: Phrases = {
  purposes: [
    "It feels and works as it did when the car was new.",
    "A part you touch on every drive, so it is worth getting right.",
    "It replaces a worn or broken original without any changes.",
  ],
  tips: [
    "Go gently with old screws; a drop of penetrating oil helps.",
    "Keep the old screws and clips until you have finished.",
    "Disconnect the battery before you work behind the dash.",
  ],
};
const serviceItems: Phrases = {
  purposes: [
    "A regular replacement that keeps the engine healthy.",
    "Cheap insurance at every service.",
    "The everyday part, in the quality you would choose for your own car.",
  ],
  tips: [
    "Note the kilometres when you change it.",
    "Compare it with the old one before you fit it.",
    "Keep a spare in the boot for long trips.",
  ],
};
const brakeHydraulics: Phrases = {
  purposes: ["It restores a firm, even pedal.", "Sealed and tested, ready to bolt on.", "It replaces a leaking or seized original."],
  tips: [
    "Bleed the system with fresh fluid afterwards.",
    "Renew the hoses at the same time if they show cracks.",
    "Brake work on the road belongs in experienced hands.",
  ],
};

const giftCards: Phrases = {
  purposes: [
    "A present that will not end up in a drawer.",
    "They choose the part, and you get the thanks.",
    "For whoever has a project in the shed.",
  ],
  tips: ["It comes by email.", "Forward the email when the day comes.", "It is there at once, however late you thought of it."],
};

/** Families whose parts read wrongly with their department's phrases: a door handle is not hung like a door. */
const byFamily: readonly [root: string, families: RegExp, phrases: Phrases][] = [
  [
    "body-and-exterior",
    /^(moulding|ring_bezel|door_handle|lock_keys|cap_round|chrome_|grille|pin_kit|bracket_hinge|cable|fabric_cover)/,
    exteriorFittings,
  ],
  ["interior-and-trim", /^(door_handle|crank|regulator|steering_wheel|gauge|knob|lens_flat|seat_belt|visor|boot_bellow)/, interiorFittings],
  ["engine", /^(filter_|service_kit|belt|bottle)/, serviceItems],
  ["brakes", /^(cylinder|master_cyl|booster|caliper|hose_brake|cable)/, brakeHydraulics],
  ["collectables-and-gifts", /^gift_card$/, giftCards],
];

export function phrasesFor({ kind, type }: ProductDraft): Phrases | undefined {
  const special = byFamily.find(([root, families]) => root === kind.root && families.test(type.svg_family));
  return special?.[2] ?? phrasesByRoot[kind.root];
}
