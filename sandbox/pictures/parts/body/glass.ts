import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { lighten } from "#sandbox/pictures/drawing/colour.ts";
import { drawTemplate } from "#sandbox/pictures/drawing/draw-template.ts";
import { circle, group, path, rect, repeat, stroke } from "#sandbox/pictures/drawing/shapes.ts";

/** Screens, side glass and globes. */
export function glass(sheet: Sheet): Artwork {
  return sheet.family === "globe" ? drawTemplate("electrical/globes", sheet, { slots: { glow: sheet.colour("amber") } }) : pane(sheet);
}

function pane({ pen, family, random, colour, words }: Sheet): Artwork {
  const tint = words.includes("grey") ? "#8f9ba3" : colour("green tint");
  const isScreen = family === "glass_screen";
  const shape = isScreen
    ? "M108 196Q300 152 492 196Q512 202 520 226L564 386Q568 408 546 412Q300 452 54 412Q32 408 36 386L80 226Q88 202 108 196Z"
    : "M84 430Q150 210 300 144Q330 134 350 150Q470 240 520 424Q522 444 502 446L106 450Q82 448 84 430Z";
  const clip = pen.clip(path(shape));
  const slide = random.between(-30, 40);
  const body = [
    path(shape, {
      fill: pen.linear(
        [
          [0, lighten(tint, 0.55)],
          [0.5, lighten(tint, 0.28)],
          [1, tint],
        ],
        "slope",
      ),
      stroke: "#4b6a5c",
      "stroke-width": 5,
      opacity: 0.92,
    }),
    group(
      [
        isScreen
          ? path("M30 150H570V236Q300 200 30 252Z", {
              fill: pen.linear(
                [
                  [0, "#2c6a55cc"],
                  [1, "#2c6a5500"],
                ],
                "down",
              ),
            })
          : "",
        path(`M${180 + slide} 120H${290 + slide}L${150 + slide} 480H${20 + slide}Z`, { fill: "#ffffff", opacity: 0.42 }),
        path(`M${320 + slide} 120H${350 + slide}L${210 + slide} 480H${176 + slide}Z`, { fill: "#ffffff", opacity: 0.32 }),
        isScreen
          ? repeat(80, (index) =>
              circle(48 + index * 6.4, 412 + Math.sin((index / 79) * Math.PI) * 26, 2, { fill: "#1b2b25", opacity: 0.55 }),
            )
          : "",
      ],
      { "clip-path": clip },
    ),
    path(shape, {
      fill: "none",
      stroke: "#ffffff",
      "stroke-width": 2,
      opacity: 0.9,
      transform: "translate(300 300) scale(0.985) translate(-300 -300)",
    }),
    rect(isScreen ? 470 : 430, isScreen ? 372 : 404, 42, 24, { rx: 2, fill: "none", stroke: "#3c5a4d", "stroke-width": 1.6, opacity: 0.8 }),
    stroke(isScreen ? "M476 380h30M476 388h22" : "M436 412h30M436 420h22", "#3c5a4d", 1.4, { opacity: 0.8 }),
  ].join("");
  return {
    body,
    box: isScreen ? { x: 36, y: 174, width: 528, height: 256 } : { x: 84, y: 140, width: 436, height: 310 },
    sizeMm: isScreen ? [1390, 610] : [420, 330],
    focus: isScreen ? [470, 370] : [430, 400],
    depth: 8,
  };
}
