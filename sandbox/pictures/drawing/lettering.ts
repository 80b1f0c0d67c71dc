import { numberText, stroke } from "./shapes.ts";

type Lettering = {
  x: number;
  /** Baseline. */
  y: number;
  /** Height of a capital letter. */
  height: number;
  colour: string;
  anchor?: "start" | "middle" | "end";
  /** Stroke width as a share of the height. */
  weight?: number;
  /** Widest the text may be; it is made smaller to fit. */
  maxWidth?: number;
  /** Leans to the right, as a share of the height. */
  slant?: number;
  opacity?: number;
};

const gap = 1.7;

/** Draws a text in capitals as stroked outlines; characters that the alphabet lacks are left out. */
export function lettering(text: string, style: Lettering): string {
  const letters = knownLetters(text);
  if (letters.length === 0) return "";
  const units = textUnits(letters);
  const natural = (units * style.height) / 7;
  const height = style.maxWidth !== undefined && natural > style.maxWidth ? (style.height * style.maxWidth) / natural : style.height;
  const scale = height / 7;
  const anchorShare = style.anchor === "middle" ? 0.5 : style.anchor === "end" ? 1 : 0;
  const left = style.x - units * scale * anchorShare;
  const top = style.y - (style.height - height) / 2 - height;
  return stroke(letterPaths(letters, left, top, scale, style.slant ?? 0), style.colour, height * (style.weight ?? 0.15), {
    opacity: style.opacity,
  });
}

export function letteringWidth(text: string, height: number): number {
  return (textUnits(knownLetters(text)) * height) / 7;
}

function knownLetters(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[’‘]/g, "'").replace(/[–—]/g, "-").toUpperCase();
  return [...plain].filter((letter) => Object.hasOwn(glyphs, letter));
}

function textUnits(letters: string[]): number {
  return letters.reduce((sum, letter) => sum + (glyphs[letter]?.[0] ?? 0), 0) + gap * Math.max(0, letters.length - 1);
}

function letterPaths(letters: string[], left: number, top: number, scale: number, slant: number): string {
  let cursor = 0;
  let data = "";
  for (const letter of letters) {
    const [width, glyph] = glyphs[letter] ?? [0, ""];
    const offset = cursor;
    data += glyph.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => {
      const px = left + (offset + Number(x) + (7 - Number(y)) * slant) * scale;
      return `${numberText(px)} ${numberText(top + Number(y) * scale)}`;
    });
    cursor += width + gap;
  }
  return data;
}

/** A condensed single-line alphabet on a grid 7 high: path data of M, L and Q only, after the width. */
const glyphs: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [4, "M0 7L2 0L4 7M.75 4.7L3.25 4.7"],
  B: [4, "M0 0L0 7L2.4 7Q4 7 4 5.2Q4 3.4 2.4 3.4L0 3.4M2.2 3.4Q3.7 3.4 3.7 1.7Q3.7 0 2.2 0L0 0"],
  C: [3.8, "M3.8 1.9Q3.8 0 1.9 0Q0 0 0 1.9L0 5.1Q0 7 1.9 7Q3.8 7 3.8 5.1"],
  D: [4, "M0 0L0 7L2 7Q4 7 4 5L4 2Q4 0 2 0L0 0"],
  E: [3.4, "M3.4 0L0 0L0 7L3.4 7M0 3.4L2.8 3.4"],
  F: [3.3, "M3.3 0L0 0L0 7M0 3.4L2.8 3.4"],
  G: [3.9, "M3.9 1.9Q3.9 0 1.95 0Q0 0 0 1.9L0 5.1Q0 7 1.95 7Q3.9 7 3.9 5.1L3.9 3.7L2.2 3.7"],
  H: [4, "M0 0L0 7M4 0L4 7M0 3.4L4 3.4"],
  I: [0, "M0 0L0 7"],
  J: [3, "M3 0L3 5.2Q3 7 1.5 7Q0 7 0 5.4"],
  K: [3.9, "M0 0L0 7M3.7 0L0 4.2M1.4 2.7L3.9 7"],
  L: [3.2, "M0 0L0 7L3.2 7"],
  M: [4.8, "M0 7L0 0L2.4 4.6L4.8 0L4.8 7"],
  N: [4, "M0 7L0 0L4 7L4 0"],
  O: [4, "M2 0Q0 0 0 1.9L0 5.1Q0 7 2 7Q4 7 4 5.1L4 1.9Q4 0 2 0"],
  P: [3.8, "M0 7L0 0L2.1 0Q3.8 0 3.8 1.9Q3.8 3.9 2.1 3.9L0 3.9"],
  Q: [4, "M2 0Q0 0 0 1.9L0 5.1Q0 7 2 7Q4 7 4 5.1L4 1.9Q4 0 2 0M2.4 5.2L4.2 7.5"],
  R: [3.9, "M0 7L0 0L2.1 0Q3.8 0 3.8 1.9Q3.8 3.7 2.1 3.7L0 3.7M2.1 3.7L3.9 7"],
  S: [3.7, "M3.6 1.8Q3.6 0 1.8 0Q.1 0 .1 1.7Q.1 3 1.9 3.45Q3.7 3.9 3.7 5.2Q3.7 7 1.85 7Q0 7 0 5.2"],
  T: [3.8, "M0 0L3.8 0M1.9 0L1.9 7"],
  U: [4, "M0 0L0 5.1Q0 7 2 7Q4 7 4 5.1L4 0"],
  V: [4, "M0 0L2 7L4 0"],
  W: [5.6, "M0 0L1.4 7L2.8 1.4L4.2 7L5.6 0"],
  X: [4, "M0 0L4 7M4 0L0 7"],
  Y: [4, "M0 0L2 3.6L4 0M2 3.6L2 7"],
  Z: [3.7, "M0 0L3.7 0L0 7L3.7 7"],
  0: [3.8, "M1.9 0Q0 0 0 1.9L0 5.1Q0 7 1.9 7Q3.8 7 3.8 5.1L3.8 1.9Q3.8 0 1.9 0"],
  1: [1.4, "M0 1.4L1.4 0L1.4 7"],
  2: [3.6, "M0 1.8Q0 0 1.8 0Q3.6 0 3.6 1.8Q3.6 3 2.6 4.1L0 7L3.6 7"],
  3: [3.6, "M0 0L3.5 0L1.7 2.9Q3.6 2.9 3.6 4.9Q3.6 7 1.7 7Q0 7 0 5.3"],
  4: [4, "M3 7L3 0L0 4.9L4 4.9"],
  5: [3.6, "M3.3 0L.3 0L.1 3.2Q.8 2.6 1.8 2.6Q3.6 2.7 3.6 4.8Q3.6 7 1.7 7Q0 7 0 5.4"],
  6: [3.7, "M3.5 1.6Q3.3 0 1.9 0Q0 0 0 2.4L0 5Q0 7 1.85 7Q3.7 7 3.7 4.9Q3.7 2.9 1.9 2.9Q0 2.9 0 4.9"],
  7: [3.5, "M0 0L3.5 0L1.1 7"],
  8: [3.8, "M1.9 3.3Q.3 3.3 .3 1.65Q.3 0 1.9 0Q3.5 0 3.5 1.65Q3.5 3.3 1.9 3.3Q0 3.4 0 5.15Q0 7 1.9 7Q3.8 7 3.8 5.15Q3.8 3.4 1.9 3.3"],
  9: [3.7, "M3.7 2.1Q3.7 4.1 1.8 4.1Q0 4.1 0 2.1Q0 0 1.85 0Q3.7 0 3.7 2L3.7 4.6Q3.7 7 1.8 7Q.4 7 .2 5.4"],
  "-": [2.2, "M0 3.7L2.2 3.7"],
  ".": [0, "M0 6.9L0 7"],
  ",": [0.4, "M.4 6.6L0 8"],
  "'": [0, "M0 0L0 1.6"],
  "/": [2.8, "M2.8 0L0 7"],
  "&": [4.4, "M4.4 7L.9 1.9Q.6 1.3 .8 .8Q1.1 0 2 0Q3.2 0 3.2 1.3Q3.2 2.4 1.6 3.3Q0 4.1 0 5.4Q0 7 1.8 7Q3.8 7 4.2 4.2"],
  "+": [3, "M1.5 2.2L1.5 5.2M0 3.7L3 3.7"],
  ":": [0, "M0 2.6L0 2.7M0 6.2L0 6.3"],
  "%": [4.4, "M4.2 0L.2 7M1 0Q0 0 0 1Q0 2 1 2Q2 2 2 1Q2 0 1 0M3.4 5Q2.4 5 2.4 6Q2.4 7 3.4 7Q4.4 7 4.4 6Q4.4 5 3.4 5"],
  "(": [1.2, "M1.2 0Q0 1.6 0 3.5Q0 5.4 1.2 7"],
  ")": [1.2, "M0 0Q1.2 1.6 1.2 3.5Q1.2 5.4 0 7"],
  $: [3.7, "M3.6 1.8Q3.6 0 1.8 0Q.1 0 .1 1.7Q.1 3 1.9 3.45Q3.7 3.9 3.7 5.2Q3.7 7 1.85 7Q0 7 0 5.2M1.85 -.9L1.85 7.9"],
  "×": [2.6, "M0 2.4L2.6 5M2.6 2.4L0 5"],
  "°": [1.6, "M.8 0Q0 0 0 .8Q0 1.6 .8 1.6Q1.6 1.6 1.6 .8Q1.6 0 .8 0"],
  "#": [3.8, "M1.4 0L.7 7M3.1 0L2.4 7M.3 2.3L3.8 2.3M0 4.7L3.5 4.7"],
  " ": [1.8, ""],
};
