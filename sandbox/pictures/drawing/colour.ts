const namedColours: ReadonlyMap<string, string> = new Map(
  Object.entries({
    black: "#23262b",
    charcoal: "#3a3e45",
    gunmetal: "#4a4f57",
    grey: "#80868e",
    silver: "#b9bec5",
    white: "#f2f2ef",
    cream: "#efe4c8",
    parchment: "#e4d8bd",
    "off white": "#ece8dd",
    red: "#c8102e",
    burgundy: "#6b1526",
    orange: "#e2701a",
    amber: "#f0a020",
    yellow: "#f2c418",
    gold: "#c79a3b",
    green: "#1f6b45",
    "green tint": "#8fb8a4",
    teal: "#1b6f78",
    blue: "#1f56a8",
    navy: "#1b2a4e",
    purple: "#5b3a86",
    pink: "#e06a98",
    brown: "#5e402c",
    saddle: "#8a5730",
    tan: "#b98a5b",
    natural: "#cbb48d",
    cork: "#c49a68",
    graphite: "#5a5e64",
    bronze: "#8a6a3f",
    clear: "#dfe9ee",
    woodgrain: "#7a4a26",
    "trim red": "#9c1f2b",
    "trim blue": "#2c4a73",
  }),
);

/** Hex colour for a colour's name; a compound such as "Red/amber" or "Dark blue" gives its known word. */
export function colourHex(name: string): string | null {
  const text = name.toLowerCase();
  const words = [text, ...text.split(/[^a-z]+/)];
  return words.map((word) => namedColours.get(word)).find((hex) => hex !== undefined) ?? null;
}

/** Mixes two hex colours; share 0 gives the first. */
export function mix(first: string, second: string, share: number): string {
  const channel = (offset: number) => {
    const [a, b] = [parseInt(first.slice(offset, offset + 2), 16), parseInt(second.slice(offset, offset + 2), 16)];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

export function lighten(colour: string, share: number): string {
  return mix(colour, "#ffffff", share);
}

export function darken(colour: string, share: number): string {
  return mix(colour, "#05070b", share);
}

/** 0 (black) to 1 (white), for choosing an ink that can be read on a colour. */
export function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((offset) => parseInt(colour.slice(offset, offset + 2), 16) / 255);
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

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
