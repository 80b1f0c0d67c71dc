export const enamels = ["red", "navy", "green", "black", "blue", "burgundy"] as const;
