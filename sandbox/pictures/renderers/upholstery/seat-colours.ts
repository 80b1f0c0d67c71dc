export const seatColours = ["black", "saddle", "trim red", "trim blue", "parchment"] as const;
