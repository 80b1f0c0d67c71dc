import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { material as named } from "#sandbox/pictures/drawing/material.ts";
import { outline } from "#sandbox/pictures/drawing/path-data.ts";
import { circle, group, path, rect, repeat, stroke } from "#sandbox/pictures/drawing/shapes.ts";

export function headlight({ pen, random }: Sheet): Artwork {
  const chrome = named("chrome");
  const cut = random.between(10, 70);
  const edge = outline([
    [60, 186, 34],
    [470, 186, 26],
    [540, 186 + cut, 34],
    [540, 414, 34],
    [60, 414, 34],
  ]);
  const inner = outline([
    [82, 208, 22],
    [462, 208, 18],
    [518, 206 + cut, 24],
    [518, 392, 22],
    [82, 392, 22],
  ]);
  const clip = pen.clip(path(inner));
  const lamp = (x: number, r: number) =>
    circle(x, 300, r, {
      fill: pen.radial(
        [
          [0, "#ffffff"],
          [0.35, "#e6eef2"],
          [0.7, "#7e929e"],
          [0.85, "#dfe8ec"],
          [1, "#5f7480"],
        ],
        0.42,
        0.38,
        0.65,
      ),
      stroke: "#51626c",
      "stroke-width": 2,
    }) +
    circle(x, 300, r * 0.28, {
      fill: pen.radial([
        [0, "#ffffff"],
        [1, "#b9c8d0"],
      ]),
      stroke: "#6c7f8a",
      "stroke-width": 1.4,
    });
  const body = [
    path(edge, {
      fill: pen.linear(
        [
          [0, "#43484f"],
          [0.4, "#24282d"],
          [1, "#0d0f12"],
        ],
        "slope",
      ),
      stroke: "#08090b",
      "stroke-width": 2,
    }),
    path(inner, { fill: pen.face(chrome, "down") }),
    group(
      [
        lamp(190, 84),
        lamp(382, 84),
        rect(462, 196, 70, 210, {
          fill: pen.linear([
            [0, "#ffc76a"],
            [1, "#d47808"],
          ]),
          opacity: 0.92,
        }),
        repeat(
          33,
          (index) =>
            stroke(`M${86 + index * 13.4} 200V400`, "#ffffff", 2, { opacity: 0.32 }) +
            stroke(`M${90 + index * 13.4} 200V400`, "#41545f", 1, { opacity: 0.28 }),
        ),
        path("M70 200H540V262Q300 240 70 292Z", { fill: "#ffffff", opacity: 0.34 }),
      ],
      { "clip-path": clip },
    ),
    path(inner, { fill: "none", stroke: "#0d0f12", "stroke-width": 3 }),
    path(edge, { fill: "none", stroke: "#7b828b", "stroke-width": 2, opacity: 0.7, transform: "translate(2 3) scale(0.993)" }),
  ].join("");
  return { body, box: { x: 60, y: 186, width: 480, height: 228 }, sizeMm: [338, 164], focus: [382, 300], depth: 30 };
}
