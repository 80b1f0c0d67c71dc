/** Compares names as people sort them, whatever their case: "Mk 2" stands before "Mk 10". */
export const naturalOrder = new Intl.Collator("en-AU", { numeric: true, sensitivity: "base" });
