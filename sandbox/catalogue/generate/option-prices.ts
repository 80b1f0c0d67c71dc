/** What an option value does to the price: leather over vinyl, a pack of fifty over ten, a pair over one side. */
const factorByValue: Readonly<Record<string, number>> = {
  Leather: 1.55,
  Cloth: 1.1,
  Chrome: 1.15,
  Polished: 1.2,
  Stainless: 1.3,
  "Ceramic silver": 1.45,
  "Shade band": 1.12,
  Woodgrain: 1.15,
  Pair: 1.85,
  Slotted: 1.25,
  "Slotted and dimpled": 1.35,
  "Heavy duty": 1.2,
  "Track day": 1.5,
  Sports: 1.3,
  Electronic: 1.4,
  "High output": 1.35,
  LED: 1.8,
  "Street and strip": 1.25,
  "Lined cotton": 1.5,
  "Air horn": 1.4,
};

const factorBySize: Readonly<Record<string, number>> = { "3XL": 1.05, "4XL": 1.1, "5XL": 1.1 };
const packPattern = /^Pack of (\d+)$/;
const measuredPattern = /^(\d+(?:\.\d+)?)( mm| cm| kg| L\/h| A| CCA| cfm| inch| L| mL| g| drawers|x)/;

export function optionPriceFactor(name: string, value: string): number {
  const pack = packPattern.exec(value)?.[1];
  if (pack !== undefined) return packFactor(Number(pack));
  if (name === "Value") return 1;
  return factorByValue[value] ?? factorBySize[value] ?? measuredFactor(value);
}

/** Types are priced for a single part or for a pack of ten, whichever is the smallest on offer. */
function packFactor(quantity: number): number {
  return quantity < 10 ? quantity ** 0.8 : (quantity / 10) ** 0.6;
}

/** Bigger costs more, but not in proportion. */
function measuredFactor(value: string): number {
  const [, amount, unit] = measuredPattern.exec(value) ?? [];
  if (amount === undefined || unit === undefined) return 1;
  const reference: Record<string, number> = {
    " mm": 350,
    " cm": 30,
    " kg": 2000,
    " L/h": 150,
    " A": 85,
    " CCA": 520,
    " cfm": 500,
    " inch": 12,
    " L": 1,
    " mL": 500,
    " g": 300,
    " drawers": 8,
    x: 15,
  };
  return (Number(amount) / (reference[unit] ?? Number(amount))) ** 0.35;
}
