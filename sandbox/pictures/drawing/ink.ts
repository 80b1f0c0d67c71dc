/** The shop's printing inks, as the drawings use them. */
export const ink = {
  black: "#1c2230",
  paper: "#faf7f2",
  red: "#c8102e",
  green: "#1d5c40",
  amber: "#e39a1c",
  blue: "#23509c",
  blueprint: "#173a6b",
  grey: "#8b909a",
} as const;
