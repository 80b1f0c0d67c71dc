import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { material as named, paint } from "#sandbox/pictures/drawing/material.ts";
import { d } from "#sandbox/pictures/drawing/path-data.ts";
import { around, circle, ellipse, path, polar, repeat, stroke } from "#sandbox/pictures/drawing/shapes.ts";
import { drum, flywheel, rotor, round } from "./discs.ts";
import { alloyWheel, steelWheel, tyre } from "./wheels.ts";

/** Brake discs and drums, flywheels, balancers, wheels and hub caps: all seen on their face. */
export function discAndWheel(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "drum":
      return drum(sheet);
    case "flywheel":
      return flywheel(sheet);
    case "pulley":
      return balancer(sheet);
    case "wheel_steel":
      return steelWheel(sheet);
    case "wheel_alloy":
      return alloyWheel(sheet);
    case "tyre":
      return tyre(sheet);
    case "hub_cap":
      return hubCap(sheet);
    default:
      return rotor(sheet);
  }
}

function balancer({ pen, random, material }: Sheet): Artwork {
  const iron = material("iron");
  const grooves = random.whole(2, 3);
  const body = [
    circle(300, 300, 202, { fill: pen.face(iron), stroke: iron.edge, "stroke-width": 2 }),
    repeat(
      grooves,
      (index) =>
        circle(300, 300, 190 - index * 15, { fill: "none", stroke: "#0d0f12", "stroke-width": 6 }) +
        circle(299, 298, 186 - index * 15, { fill: "none", stroke: iron.shine, "stroke-width": 1.6, opacity: 0.7 }),
    ),
    circle(300, 300, 138, { fill: pen.face(iron), stroke: iron.edge, "stroke-width": 2 }),
    circle(300, 300, 122, { fill: "none", stroke: "#101215", "stroke-width": 13 }),
    circle(300, 300, 108, { fill: pen.face(named("steel")), stroke: "#2b3036", "stroke-width": 2 }),
    around(3, 300, 300, 72, (x, y) => ellipse(x, y, 22, 22, { fill: "#17191d" }) + circle(x, y, 13, { fill: "#e7e5e2" })),
    circle(300, 300, 32, { fill: "#efedeb", stroke: "#2b3036", "stroke-width": 5 }),
    path("M292 262h16v14h-16Z", { fill: "#efedeb" }),
    repeat(7, (index) => {
      const [x1, y1] = polar(300, 300, 196, 226 + index * 5);
      const [x2, y2] = polar(300, 300, index % 3 ? 186 : 180, 226 + index * 5);
      return stroke(d`M${x1} ${y1}L${x2} ${y2}`, "#ffffff", 2);
    }),
  ].join("");
  return { body, ...round, sizeMm: [168, 168], depth: 40 };
}

function hubCap({ pen, random, material }: Sheet): Artwork {
  const chrome = material("chrome");
  const enamel = paint(random.pick(["#c8102e", "#1b2a4e", "#15181c", "#1d5c40"]));
  const flutes = random.pick([0, 16, 24]);
  const body = [
    circle(300, 300, 204, {
      fill: pen.linear(
        [
          [0, "#ffffff"],
          [0.3, "#a7b2bc"],
          [0.46, "#f5f7f9"],
          [0.54, "#36404b"],
          [0.72, "#c6ced6"],
          [1, "#ffffff"],
        ],
        "slope",
      ),
      stroke: chrome.edge,
      "stroke-width": 2.4,
    }),
    circle(300, 300, 182, { fill: "none", stroke: chrome.edge, "stroke-width": 2.4, opacity: 0.7 }),
    circle(300, 300, 166, {
      fill: pen.linear(
        [
          [0, "#57626d"],
          [0.45, "#c3ccd4"],
          [0.5, "#ffffff"],
          [0.62, "#8d99a5"],
          [1, "#eef1f4"],
        ],
        "slope",
      ),
      stroke: chrome.edge,
      "stroke-width": 1.6,
    }),
    around(flutes, 300, 300, 132, (x, y, degrees) =>
      ellipse(x, y, 28, 7, {
        fill: pen.linear([
          [0, "#46505a"],
          [1, "#e8ecef"],
        ]),
        transform: `rotate(${degrees.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})`,
      }),
    ),
    circle(300, 300, 96, {
      fill: pen.linear(
        [
          [0, "#ffffff"],
          [0.44, "#b4bfc9"],
          [0.5, "#333d47"],
          [0.6, "#7f8a95"],
          [1, "#f4f6f8"],
        ],
        "down",
      ),
      stroke: chrome.edge,
      "stroke-width": 2,
    }),
    circle(300, 300, 54, { fill: pen.face(enamel, "down"), stroke: chrome.light, "stroke-width": 6 }),
    path(d`M270 300L300 270L330 300L300 330Z`, { fill: chrome.light, stroke: chrome.edge, "stroke-width": 1.4 }),
    path("M248 290A54 54 0 0 1 352 290Q300 306 248 290Z", { fill: "#ffffff", opacity: 0.28 }),
  ].join("");
  return { body, box: { x: 96, y: 96, width: 408, height: 408 }, focus: [360, 240], sizeMm: [254, 254], depth: 16 };
}
