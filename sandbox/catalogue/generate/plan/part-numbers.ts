import { hash } from "node:crypto";
import type { Target } from "./targets.ts";
import { randomFor, type Random } from "../random.ts";

const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ";

/** House number "KUR-10482": the brand's code and five digits, tried again where another product has it. */
export function houseNumber(brandCode: string, key: string, taken: Set<string>): string {
  for (let attempt = 0; ; attempt += 1) {
    const digits = 10_000 + (hash("sha256", `number|${key}|${attempt}`, "buffer").readUInt32BE(0) % 90_000);
    const number = `${brandCode}-${digits}`;
    if (taken.has(number)) continue;
    taken.add(number);
    return number;
  }
}

/** An invented number in the shape that the car's maker used; the same for every brand's version of the part. */
export function makerNumber(partKey: string, kindKey: string, target: Target): string {
  const random = randomFor(`maker number|${partKey}`);
  const digits = (count: number) => String(random.int(10 ** (count - 1), 10 ** count - 1));
  switch (target.makeGroup) {
    case "Ford":
      return `${lettersOf(random, 2)}${random.pick(["DA", "DB", "DC"])}-${baseNumber(kindKey)}-${lettersOf(random, 1)}`;
    case "Nissan":
      return `${digits(5)}-${lettersOf(random, 1)}${digits(4)}`;
    case "Toyota":
      return `${digits(5)}-${digits(5)}`;
    case "Mazda":
      return `${digits(4)}-${digits(2)}-${digits(3)}`;
    case "British":
      return `${lettersOf(random, 3)} ${digits(4)}`;
    case "GM":
      return `3${digits(6)}`;
    case "Chrysler":
      return `38${digits(5)}`;
    default:
      return target.yearFrom >= 1988 ? `92${digits(6)}` : digits(7);
  }
}

/** Ford's middle group names the kind of part, whatever the car. */
function baseNumber(kindKey: string): string {
  return String(10_000 + (hash("sha256", `base|${kindKey}`, "buffer").readUInt16BE(0) % 9_999));
}

function lettersOf(random: Random, count: number): string {
  return Array.from({ length: count }, () => letters.charAt(random.int(0, letters.length - 1))).join("");
}
