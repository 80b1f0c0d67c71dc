import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { darken, lighten } from "../drawing/colour.ts";
import { ink } from "../drawing/ink.ts";
import { lettering, letteringWidth } from "../drawing/lettering.ts";
import { material as named } from "../drawing/material.ts";
import { outline, type Corner } from "../drawing/path-data.ts";
import { circle, group, path, rect, repeat, stroke } from "../drawing/shapes.ts";
import { boltHead, boltHole } from "../drawing/solids.ts";
import { carOutlines } from "../marks/car-outlines.ts";

/** Enamel badges, identification plates, tin signs and key rings. */
export function badge(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "plate":
      return plate(sheet);
    case "sign":
      return sign(sheet);
    case "keyring":
      return keyring(sheet);
    default:
      return enamelBadge(sheet);
  }
}

const enamels = ["red", "navy", "green", "black", "blue", "burgundy"] as const;
const badgeWords = ["Heritage", "Deluxe", "253 V8", "308", "Special", "GT", "Premier", "SS", "202", "4.2 Litre"] as const;

function embossed(text: string, y: number, height: number, maxWidth: number, slant: number): string {
  const style = { x: 300 - slant * height * 0.5, y, height, anchor: "middle", maxWidth, slant } as const;
  return (
    lettering(text, { ...style, colour: "#20262d", weight: 0.27, x: style.x + 2, y: y + 3 }) +
    lettering(text, { ...style, colour: "#7d8894", weight: 0.24 }) +
    lettering(text, { ...style, colour: "#f4f7f9", weight: 0.15, x: style.x - 1, y: y - 1.5 })
  );
}

function enamelBadge(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const chrome = named("chrome");
  const enamel = sheet.words === "" || sheet.words.includes("chrome") ? sheet.colour(random.pick(enamels)) : sheet.colour("red");
  const text = sheet.label ?? random.pick(badgeWords);
  const half = Math.min(258, Math.max(130, letteringWidth(text, 64) / 2 + 64));
  const skew = random.pick([26, 34, 0]);
  const shapes: readonly [readonly Corner[], ...(readonly Corner[])[]] = [
    [
      [300 - half + skew, 238, 34],
      [300 + half, 238, 34],
      [300 + half - skew, 362, 34],
      [300 - half, 362, 34],
    ],
    [
      [300 - half, 232, 12],
      [300 + half, 232, 12],
      [300 + half - 24, 352, 26],
      [300, 392, 26],
      [300 - half + 24, 352, 26],
    ],
    [
      [300 - half, 250, 50],
      [300, 222, 60],
      [300 + half, 250, 50],
      [300 + half, 350, 50],
      [300, 378, 60],
      [300 - half, 350, 50],
    ],
  ];
  const corners = random.pick(shapes);
  const inset = (distance: number) =>
    outline(
      corners.map(
        ([x, y, r = 0]) =>
          [300 + (x - 300) * (1 - distance / half), 300 + (y - 300) * (1 - distance / 64), Math.max(4, r - distance / 2)] as const,
      ),
    );
  const clip = pen.clip(path(inset(15)));
  const body = [
    path(outline(corners), { fill: pen.face(chrome, "down"), stroke: chrome.edge, "stroke-width": 2.2 }),
    path(inset(9), { fill: pen.face(chrome, "up"), stroke: "#59646f", "stroke-width": 1 }),
    path(inset(15), {
      fill: pen.linear(
        [
          [0, lighten(enamel, 0.16)],
          [0.5, enamel],
          [1, darken(enamel, 0.4)],
        ],
        "down",
      ),
      stroke: darken(enamel, 0.7),
      "stroke-width": 2,
    }),
    group(path("M20 200H580V282Q300 306 20 286Z", { fill: "#ffffff", opacity: 0.2 }), { "clip-path": clip }),
    embossed(text, 330, 60, half * 2 - 92, 0.18),
  ].join("");
  return {
    body,
    box: { x: 300 - half, y: 232, width: half * 2, height: 140 },
    sizeMm: [Math.round(half * 0.5), 38],
    focus: [300 - half * 0.4, 300],
    depth: 12,
    isLettered: true,
    pack: "bag",
  };
}

function plate(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const alloy = sheet.material("alloy");
  const heading = sheet.label ?? random.pick(["Body and chassis", "Identification", "Manufactured in Australia"]);
  const rows = ["Model", "Body no", "Trim", "Paint", "Engine"].map((text, index) => {
    const y = 262 + index * 38;
    return (
      lettering(text, { x: 112, y: y + 18, height: 15, colour: "#e9ecee", weight: 0.13 }) +
      rect(250, y - 6, 232, 29, { fill: pen.face(alloy, "down"), stroke: "#0e1013", "stroke-width": 1.4 })
    );
  });
  const body = [
    rect(70, 166, 460, 292, { rx: 12, fill: pen.face(alloy), stroke: alloy.edge, "stroke-width": 2.2 }),
    rect(86, 182, 428, 260, {
      rx: 6,
      fill: pen.linear(
        [
          [0, "#33383f"],
          [1, "#14171b"],
        ],
        "slope",
      ),
    }),
    lettering(heading, { x: 300, y: 232, height: 24, colour: "#f3f5f6", anchor: "middle", maxWidth: 390, weight: 0.16 }),
    stroke("M108 246H492", "#e9ecee", 1.6),
    ...rows,
    boltHead(pen, 84, 180, 7, named("brass")),
    boltHead(pen, 516, 180, 7, named("brass")),
    boltHead(pen, 84, 444, 7, named("brass")),
    boltHead(pen, 516, 444, 7, named("brass")),
  ].join("");
  return {
    body,
    box: { x: 70, y: 166, width: 460, height: 292 },
    sizeMm: [110, 70],
    focus: [380, 290],
    depth: 6,
    isLettered: true,
    pack: "bag",
  };
}

function sign(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const ground = sheet.colour(random.pick(["red", "navy", "green", "cream"]));
  const isPale = ground === "#efe4c8";
  const on = isPale ? ink.black : "#f6ead0";
  const text = sheet.label ?? random.pick(["Motor spirit", "Full service", "Speed shop", "Garage", "Spare parts"]);
  const car = carOutlines[random.pick(["sedan", "coupe", "ute", "wagon"])];
  const body = [
    rect(96, 86, 408, 430, {
      rx: 16,
      fill: pen.linear([
        [0, lighten(ground, 0.16)],
        [0.5, ground],
        [1, darken(ground, 0.3)],
      ]),
      stroke: darken(ground, 0.6),
      "stroke-width": 3,
    }),
    rect(114, 104, 372, 394, { rx: 8, fill: "none", stroke: on, "stroke-width": 4 }),
    lettering(text, { x: 300, y: 194, height: 58, colour: on, anchor: "middle", maxWidth: 330, weight: 0.2 }),
    stroke("M140 222H460M140 408H460", on, 3),
    group(
      path(car.body, { fill: on }) +
        path(car.glass, { fill: ground }) +
        car.wheels
          .map((x) => circle(x, 262, 40, { fill: on, stroke: ground, "stroke-width": 9 }) + circle(x, 262, 14, { fill: ground }))
          .join(""),
      { transform: "translate(120 216) scale(0.4)" },
    ),
    lettering("Oils · parts · service", { x: 300, y: 464, height: 24, colour: on, anchor: "middle", maxWidth: 320 }),
    boltHole(300, 96, 5),
    boltHole(300, 506, 5),
    path("M96 102Q96 86 112 86H330L150 516H112Q96 516 96 500Z", { fill: "#ffffff", opacity: 0.08 }),
    repeat(5, (index) => circle(108 + ((index * 97) % 380), index % 2 ? 508 : 94, 3 + (index % 3), { fill: "#6b3f1e", opacity: 0.45 })),
  ].join("");
  return { body, box: { x: 96, y: 86, width: 408, height: 430 }, sizeMm: [300, 400], focus: [300, 300], depth: 6, isLettered: true };
}

function keyring(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const chrome = named("chrome");
  const enamel = sheet.colour(random.pick(enamels));
  const text = sheet.label ?? random.pick(badgeWords);
  const body = [
    circle(300, 150, 66, { fill: "none", stroke: chrome.edge, "stroke-width": 15 }),
    circle(300, 150, 66, { fill: "none", stroke: pen.face(chrome), "stroke-width": 12 }),
    repeat(3, (index) => rect(290, 208 + index * 22, 20, 30, { rx: 10, fill: "none", stroke: pen.face(chrome), "stroke-width": 7 })),
    path(
      outline([
        [206, 274, 30],
        [394, 274, 30],
        [408, 428, 60],
        [300, 516, 60],
        [192, 428, 60],
      ]),
      { fill: pen.face(chrome, "down"), stroke: chrome.edge, "stroke-width": 2 },
    ),
    path(
      outline([
        [222, 290, 22],
        [378, 290, 22],
        [390, 424, 52],
        [300, 496, 52],
        [210, 424, 52],
      ]),
      {
        fill: pen.linear([
          [0, lighten(enamel, 0.2)],
          [0.5, enamel],
          [1, darken(enamel, 0.4)],
        ]),
        stroke: darken(enamel, 0.7),
        "stroke-width": 2,
      },
    ),
    lettering(text, { x: 300, y: 394, height: 44, colour: "#f4f7f9", anchor: "middle", maxWidth: 140, weight: 0.2 }),
    path("M222 300Q222 290 234 290H366Q378 290 378 300Q300 350 216 350Z", { fill: "#ffffff", opacity: 0.25 }),
  ].join("");
  return {
    body,
    box: { x: 196, y: 78, width: 208, height: 430 },
    sizeMm: [38, 92],
    focus: [300, 380],
    depth: 8,
    isLettered: true,
    pack: "bag",
  };
}
