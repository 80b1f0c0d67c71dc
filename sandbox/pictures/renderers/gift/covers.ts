export const covers = ["red", "navy", "green", "amber", "burgundy"] as const;
