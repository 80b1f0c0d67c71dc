import { glyphs } from "./glyphs.ts";
import { numberText } from "./number-text.ts";
import { stroke } from "./shapes.ts";

export type Lettering = {
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
