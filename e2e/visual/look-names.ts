/** The ways in which shoppers may have their pages shown. */
export const looks = ["light", "dark", "forced colours", "text half as large again", "text twice as large"] as const;
