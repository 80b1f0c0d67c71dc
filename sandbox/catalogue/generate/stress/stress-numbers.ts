import * as change from "./stress-changes.ts";
import type { StressSpec } from "./stress-changes.ts";

const hqPlatform = "group HQ-WB";
const hqSedan = "group HQ-WB sedan";
const falcon = "group XD-XF";
const holdenV8 = "engine holden-v8";

/** Awkward part numbers, superseded and shared ones, and kits. */
export const stressNumbers: readonly StressSpec[] = [
  {
    name: "numberWithDash",
    productType: "Throttle cable",
    target: hqPlatform,
    brandCode: "CAS",
    partNumber: "CAS-40-2150",
    availability: "in-stock",
  },
  {
    name: "numberWithDot",
    productType: "Heater core",
    target: hqPlatform,
    brandCode: "COO",
    partNumber: "COO.0707-60",
    availability: "in-stock",
  },
  {
    name: "numberWithSpace",
    productType: "Brake hose set",
    target: "group MGB",
    brandCode: "BRX",
    partNumber: "GHW 4417",
    availability: "in-stock",
  },
  {
    name: "numberWithSlash",
    productType: "Wheel bearing kit",
    target: hqPlatform,
    brandCode: "BIL",
    partNumber: "BIL/6205/2RS",
    availability: "in-stock",
  },
  {
    name: "numberWithLetterO",
    productType: "Headlight switch",
    target: falcon,
    brandCode: "CUR",
    partNumber: "CUR-O1O10",
    availability: "in-stock",
  },
  {
    name: "numberWithDigitZero",
    productType: "Headlight switch",
    target: hqPlatform,
    brandCode: "CUR",
    partNumber: "CUR-01010",
    availability: "in-stock",
  },
  {
    name: "supersededFirst",
    productType: "Temperature sender",
    target: hqPlatform,
    brandCode: "GDG",
    partNumber: "GDG-11001",
    availability: "out-of-stock",
    change: change.replacedBy("supersededSecond"),
  },
  {
    name: "supersededSecond",
    productType: "Temperature sender",
    target: hqPlatform,
    brandCode: "GDG",
    partNumber: "GDG-21001",
    availability: "out-of-stock",
    change: change.replacedBy("supersededCurrent", ["GDG-11001"]),
  },
  {
    name: "supersededCurrent",
    productType: "Temperature sender",
    target: hqPlatform,
    brandCode: "GDG",
    partNumber: "GDG-31001",
    availability: "in-stock",
    change: change.replaces(["GDG-21001", "GDG-11001"]),
  },
  {
    name: "sharedNumberFirstBrand",
    productType: "Brake master cylinder",
    target: falcon,
    brandCode: "BRO",
    partNumber: "BRO-55010",
    availability: "in-stock",
  },
  {
    name: "sharedNumberSecondBrand",
    productType: "Brake master cylinder",
    target: falcon,
    brandCode: "RES",
    partNumber: "RES-55010",
    availability: "in-stock",
  },
  { name: "kit", productType: "Filter service kit", target: holdenV8, brandCode: "SHE", partNumber: "SHE-70001", availability: "in-stock" },
  { name: "kitWithMissingPart", productType: "Complete body rubber kit", target: hqSedan, brandCode: "KUR", partNumber: "KUR-70002" },
  {
    name: "missingPart",
    productType: "Boot seal",
    target: hqSedan,
    brandCode: "KUR",
    partNumber: "KUR-70003",
    availability: "out-of-stock",
  },
];
