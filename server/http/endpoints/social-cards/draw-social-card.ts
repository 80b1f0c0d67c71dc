import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createElement, type CSSProperties, type ReactElement } from "react";
import type { CardContent } from "./card-content.ts";

const socialCardSize = { width: 1200, height: 630 } as const;

const fontFile = fileURLToPath(import.meta.resolve("@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff"));
const colours = {
  paper: "#fcf9f3",
  white: "#ffffff",
  rule: "#cfc9bd",
  ink: "#181c26",
  soft: "#4a4f5c",
  signal: "#a5121b",
  board: "#14213a",
};

/** The picture stands whole in a square of its own; words have the rest. */
const pictureSide = 534;
const margin = 44;
const edge = 2;
const pixelsMax = 40_000_000;

const box = (style: CSSProperties, ...children: (ReactElement | string | null)[]): ReactElement =>
  createElement("div", { style: { display: "flex", ...style } }, ...children);

/** Draws a card of 1200 × 630: the whole picture, whose it is, its name, its price and the shop's sign. A picture that can't be read is left out. */
export async function drawSocialCard(content: CardContent, picture: Buffer | null, companyName: string): Promise<Buffer> {
  // Only a shop that is asked for a card loads what draws it.
  const [{ default: sharp }, { default: satori }, font] = await Promise.all([import("sharp"), import("satori"), readFile(fontFile)]);
  const fonts = [{ name: "Barlow Condensed", data: font, weight: 600 as const, style: "normal" as const }];
  const drawn = await satori(layout(content, companyName), { ...socialCardSize, fonts });
  const inner = pictureSide - 2 * edge;
  const fitted =
    picture &&
    (await sharp(picture, { limitInputPixels: pixelsMax })
      .resize(inner, inner, { fit: "contain", background: colours.white })
      .flatten({ background: colours.white })
      .png()
      .toBuffer()
      .catch(() => null));
  return sharp(Buffer.from(drawn))
    .composite(fitted ? [{ input: fitted, left: margin + edge, top: margin + edge }] : [])
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer();
}

function layout({ kicker, title, price }: CardContent, companyName: string): ReactElement {
  const { paper, white, rule, ink, soft, signal, board } = colours;
  const { width, height } = socialCardSize;
  const titleSize = title.length > 70 ? 58 : title.length > 40 ? 68 : 84;
  const placed = { position: "absolute", top: margin, height: pictureSide } as const;
  const left = 2 * margin + pictureSide;
  return box(
    { ...socialCardSize, background: paper, fontFamily: "Barlow Condensed", color: ink },
    box({ position: "absolute", bottom: 0, left: 0, width, height: 10, background: board }),
    box({ ...placed, left: margin, width: pictureSide, background: rule }, box({ margin: edge, flexGrow: 1, background: white })),
    box(
      { ...placed, left, width: width - left - margin, flexDirection: "column" },
      box(
        { alignSelf: "flex-start", padding: "4px 28px 8px", background: signal, color: white, fontSize: 46, letterSpacing: 3 },
        companyName.toUpperCase(),
      ),
      box({ marginTop: 26, color: soft, fontSize: 32, letterSpacing: 1, ...shortened(1) }, kicker.toUpperCase()),
      box({ marginTop: 6, fontSize: titleSize, lineHeight: 1.06, ...shortened(price === null ? 5 : 4) }, title),
      price === null ? null : box({ marginTop: "auto", fontSize: height / 7, lineHeight: 1, color: signal }, price),
    ),
  );
}

/** Ends with an ellipsis where the room does. */
const shortened = (lineClamp: number): CSSProperties => ({ display: "block", lineClamp, wordBreak: "break-word" });
