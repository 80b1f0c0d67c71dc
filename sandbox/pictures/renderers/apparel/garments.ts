export const garments = ["black", "navy", "charcoal", "white", "green", "burgundy", "grey"] as const;
