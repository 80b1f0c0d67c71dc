import type { SizeUnit } from "#shared/domain/content/size-guide-units.ts";

/** The units of a size guide as they stand on their buttons, and as they are said. The first is the one to start with. */
export const sizeUnits: readonly { value: SizeUnit; label: string; told: string }[] = [
  { value: "cm", label: "CM", told: "centimetres" },
  { value: "inch", label: "INCH", told: "inches" },
];
