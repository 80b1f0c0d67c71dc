import type { AvailabilityKind, CatalogueProduct } from "../types.ts";
import type { StressCase } from "../stress-cases.ts";
import * as change from "./stress-changes.ts";

export type StressSpec = {
  name: StressCase;
  productType: string;
  /** Last segment of the category's address, for types that stand in several. */
  category?: string;
  /** Key of the target; absent for a universal part. */
  target?: string;
  side?: "LH" | "RH";
  brandCode: string;
  partNumber: string;
  availability?: AvailabilityKind;
  change?: (product: CatalogueProduct, context: change.StressContext) => CatalogueProduct;
};

const hq = "series HQ-WB HQ";
const hqPlatform = "group HQ-WB";
const hqSedan = "group HQ-WB sedan";
const falcon = "group XD-XF";
const holdenV8 = "engine holden-v8";

/** The awkward products, in the order in which a catalogue begins with them. */
export const stressSpecs: readonly StressSpec[] = [
  { name: "numberWithDash", productType: "Throttle cable", target: hqPlatform, brandCode: "CAS", partNumber: "CAS-40-2150", availability: "in-stock" },
  { name: "numberWithDot", productType: "Heater core", target: hqPlatform, brandCode: "COO", partNumber: "COO.0707-60", availability: "in-stock" },
  { name: "numberWithSpace", productType: "Brake hose set", target: "group MGB", brandCode: "BRX", partNumber: "GHW 4417", availability: "in-stock" },
  { name: "numberWithSlash", productType: "Wheel bearing kit", target: hqPlatform, brandCode: "BIL", partNumber: "BIL/6205/2RS", availability: "in-stock" },
  { name: "numberWithLetterO", productType: "Headlight switch", target: falcon, brandCode: "CUR", partNumber: "CUR-O1O10", availability: "in-stock" },
  { name: "numberWithDigitZero", productType: "Headlight switch", target: hqPlatform, brandCode: "CUR", partNumber: "CUR-01010", availability: "in-stock" },
  { name: "supersededFirst", productType: "Temperature sender", target: hqPlatform, brandCode: "GDG", partNumber: "GDG-11001", availability: "out-of-stock", change: change.replacedBy("supersededSecond") },
  { name: "supersededSecond", productType: "Temperature sender", target: hqPlatform, brandCode: "GDG", partNumber: "GDG-21001", availability: "out-of-stock", change: change.replacedBy("supersededCurrent", ["GDG-11001"]) },
  { name: "supersededCurrent", productType: "Temperature sender", target: hqPlatform, brandCode: "GDG", partNumber: "GDG-31001", availability: "in-stock", change: change.replaces(["GDG-21001", "GDG-11001"]) },
  { name: "sharedNumberFirstBrand", productType: "Brake master cylinder", target: falcon, brandCode: "BRO", partNumber: "BRO-55010", availability: "in-stock" },
  { name: "sharedNumberSecondBrand", productType: "Brake master cylinder", target: falcon, brandCode: "RES", partNumber: "RES-55010", availability: "in-stock" },
  { name: "kit", productType: "Filter service kit", target: holdenV8, brandCode: "SHE", partNumber: "SHE-70001", availability: "in-stock" },
  { name: "kitWithMissingPart", productType: "Complete body rubber kit", target: hqSedan, brandCode: "KUR", partNumber: "KUR-70002" },
  { name: "missingPart", productType: "Boot seal", target: hqSedan, brandCode: "KUR", partNumber: "KUR-70003", availability: "out-of-stock" },
  { name: "manyApplications", productType: "Fuel cap", brandCode: "RES", partNumber: "RES-80001", availability: "in-stock", change: change.fitsManyCars },
  { name: "leftHandTwin", productType: "Front guard", target: hq, side: "LH", brandCode: "IBK", partNumber: "IBK-80002", availability: "in-stock" },
  { name: "rightHandTwin", productType: "Front guard", target: hq, side: "RH", brandCode: "IBK", partNumber: "IBK-80003", availability: "in-stock" },
  { name: "universalSixVariants", productType: "Pinchweld", brandCode: "KUR", partNumber: "KUR-80004", availability: "in-stock", change: change.inSixColours },
  { name: "cheapest", productType: "Hose clamp", brandCode: "FAS", partNumber: "FAS-80005", availability: "in-stock", change: change.priced(200) },
  { name: "dearest", productType: "Reconditioned long engine", target: holdenV8, brandCode: "JAR", partNumber: "JAR-80006", change: change.priced(745_000) },
  { name: "longTitle", productType: "Instrument lens", target: hqPlatform, brandCode: "NOS", partNumber: "NOS-80007", availability: "in-stock", change: change.titled("Instrument lens for the long dashboard with clock and tachometer, clear acrylic, Holden Kingswood, Premier, Monaro & Ute") },
  { name: "noImage", productType: "Control knob", target: hqPlatform, brandCode: "NOS", partNumber: "NOS-80008", availability: "in-stock", change: change.withoutImages },
  { name: "endingDeal", productType: "7 inch semi-sealed headlight", brandCode: "LYR", partNumber: "LYR-80009", availability: "in-stock", change: change.reduced },
  { name: "nonAsciiReview", productType: "Steering wheel", target: hqPlatform, brandCode: "MYR", partNumber: "MYR-80010", availability: "in-stock", change: change.reviewedAbroad },
  { name: "oneLeft", productType: "Boot badge", target: hq, brandCode: "BDG", partNumber: "BDG-80011", availability: "in-stock", change: change.stocked({ 1: 1 }) },
  { name: "twoLeft", productType: "Bonnet badge", target: hq, brandCode: "BDG", partNumber: "BDG-80012", availability: "in-stock", change: change.stocked({ 1: 1, 7: 1 }) },
  { name: "backorder", productType: "Front grille", target: "group XA-XC", brandCode: "BUN", partNumber: "BUN-80013", availability: "backorder" },
  { name: "specialOrder", productType: "Laminated windscreen", target: hqSedan, brandCode: "GHO", partNumber: "GHO-80014", availability: "special-order" },
  { name: "madeToOrder", productType: "Dash pad", target: "group Commodore VB-VL", brandCode: "BLU", partNumber: "BLU-80015", availability: "made-to-order" },
  { name: "outOfStock", productType: "Steering box", target: falcon, brandCode: "SPI", partNumber: "SPI-80016", availability: "out-of-stock" },
  { name: "inStoreOnly", productType: "Car battery", brandCode: "CUR", partNumber: "CUR-80017", availability: "in-stock", change: change.stocked({ 1: 4, 7: 3 }) },
  { name: "coreCharge", productType: "Remanufactured brake caliper", target: "group Commodore VN-VS", side: "LH", brandCode: "BRO", partNumber: "BRO-80018", availability: "in-stock" },
  { name: "soldByTheMetre", productType: "Sponge rubber extrusion", brandCode: "KUR", partNumber: "KUR-80019", availability: "in-stock" },
  { name: "hiddenFromShelves", productType: "Workshop manual", target: hqPlatform, brandCode: "PAP", partNumber: "PAP-80020", availability: "in-stock", change: change.tagged("hidden_from_shelves") },
  { name: "noCarousel", productType: "Mug", brandCode: "MAN", partNumber: "MAN-80021", availability: "in-stock", change: change.tagged("no_carousel") },
  { name: "oneVariantOut", productType: "Men's T-shirt", brandCode: "GAL", partNumber: "GAL-80022", availability: "in-stock", change: change.firstVariantOut },
  { name: "awkwardText", productType: "Diff gear set", target: hqPlatform, brandCode: "MUL", partNumber: "MUL-80023", availability: "in-stock", change: change.titled(`Diff gear set, 3.08:1 & 3.55:1, <"Banjo" & 'Salisbury'>, ½ in`) },
];
