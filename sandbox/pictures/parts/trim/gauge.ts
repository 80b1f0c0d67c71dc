import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { lettering } from "#sandbox/pictures/drawing/lettering.ts";
import { material as named } from "#sandbox/pictures/drawing/material.ts";
import { d } from "#sandbox/pictures/drawing/path-data.ts";
import { circle, path, polar, repeat, stroke } from "#sandbox/pictures/drawing/shapes.ts";

const scales = [
  ["Oil", "0", "40", "80", "PSI"],
  ["Water", "C", "", "H", "°C"],
  ["Tacho", "0", "4", "8", "×1000"],
  ["Fuel", "E", "1/2", "F", ""],
  ["Volts", "8", "12", "16", "V"],
  ["MPH", "0", "60", "120", ""],
] as const;

export function gauge(sheet: Sheet): Artwork {
  const { pen, random, words, colour } = sheet;
  const chrome = named("chrome");
  const isLens = sheet.family === "lens_flat";
  const isWhite = words.includes("white");
  const face = words === "" ? "#16191d" : colour("black");
  const mark = isWhite ? "#16191d" : "#f4f1e8";
  const [name, low, middle, high, unit] = random.pick(scales);
  const needle = random.between(-130, -20);
  const label = (text: string, degrees: number) => {
    const [x, y] = polar(300, 300, 106, degrees);
    return lettering(text, { x, y: y + 13, height: 25, colour: mark, anchor: "middle", weight: 0.15 });
  };
  const ticks = repeat(41, (index) => {
    const degrees = -220 + index * 6.5;
    const isMajor = index % 10 === 0;
    const [x1, y1] = polar(300, 300, isMajor ? 132 : 146, degrees);
    const [x2, y2] = polar(300, 300, 160, degrees);
    return stroke(d`M${x1} ${y1}L${x2} ${y2}`, index > 34 ? "#e02b3e" : mark, isMajor ? 5 : 2, { "stroke-linecap": "butt" });
  });
  const [tipX, tipY] = polar(300, 300, 142, needle);
  const [tailX, tailY] = polar(300, 300, 36, needle + 180);
  const dial = isLens
    ? circle(300, 300, 176, {
        fill: pen.radial(
          [
            [0, "#ffffff"],
            [0.6, "#eaf1f4"],
            [1, "#c3d2d9"],
          ],
          0.4,
          0.35,
          0.7,
        ),
      })
    : [
        circle(300, 300, 176, {
          fill: pen.radial(
            [
              [0, isWhite ? "#ffffff" : "#2c3138"],
              [1, face],
            ],
            0.45,
            0.4,
            0.7,
          ),
        }),
        ticks,
        label(low, -212),
        label(middle, -90),
        label(high, 32),
        lettering(sheet.label ?? name, { x: 300, y: 392, height: 27, colour: mark, anchor: "middle", maxWidth: 170 }),
        lettering(unit, { x: 300, y: 426, height: 17, colour: mark, anchor: "middle" }),
        stroke(d`M${tailX + 4} ${tailY + 6}L${tipX + 4} ${tipY + 6}`, "#000000", 7, { opacity: 0.35 }),
        stroke(d`M${tailX} ${tailY}L${tipX} ${tipY}`, "#e02b3e", 6.5),
        circle(300, 300, 20, {
          fill: pen.radial([
            [0, "#6d747d"],
            [1, "#0d0f12"],
          ]),
          stroke: "#000000",
          "stroke-width": 1,
        }),
      ].join("");
  const body = [
    circle(300, 300, 206, {
      fill: pen.linear(
        [
          [0, "#ffffff"],
          [0.3, "#97a3af"],
          [0.48, "#eef2f5"],
          [0.56, "#323c46"],
          [0.75, "#a8b3bd"],
          [1, "#f1f4f6"],
        ],
        "slope",
      ),
      stroke: chrome.edge,
      "stroke-width": 2,
    }),
    circle(300, 300, 186, { fill: "#0b0d10" }),
    dial,
    path("M152 232A176 176 0 0 1 404 158Q300 170 236 250Q190 310 178 428A176 176 0 0 1 152 232Z", {
      fill: "#ffffff",
      opacity: isLens ? 0.75 : 0.13,
    }),
  ].join("");
  return { body, box: { x: 94, y: 94, width: 412, height: 412 }, sizeMm: [60, 60], focus: [400, 230], depth: 28, isLettered: true };
}
