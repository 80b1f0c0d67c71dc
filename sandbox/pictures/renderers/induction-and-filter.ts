import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { darken, lighten } from "../drawing/colour.ts";
import { lettering } from "../drawing/lettering.ts";
import { material as named, paint } from "../drawing/material.ts";
import { d, outline } from "../drawing/path-data.ts";
import type { Pen } from "../drawing/pen.ts";
import { around, circle, ellipse, group, path, rect, repeat, stroke } from "../drawing/shapes.ts";
import { boltHead, lyingCylinder, uprightCylinder } from "../drawing/solids.ts";
import { brandIdentity } from "../marks/brand-mark.ts";

/** Filters, air cleaners and carburettors. */
export function inductionAndFilter(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "carburettor":
      return carburettor(sheet);
    case "air_cleaner":
      return airCleaner(sheet);
    case "filter_round":
      return {
        body: pleatedRing(sheet, 300, 300, 1),
        box: { x: 76, y: 176, width: 448, height: 256 },
        sizeMm: [286, 62],
        focus: [200, 360],
      };
    case "filter_flat":
      return flatFilter(sheet);
    case "service_kit":
      return serviceKit(sheet);
    default:
      return {
        body: can(sheet, 300, 96, 1),
        box: { x: 186, y: 78, width: 228, height: 424 },
        sizeMm: [93, 142],
        focus: [300, 300],
        isLettered: true,
      };
  }
}

function can(sheet: Sheet, cx: number, y: number, scale: number): string {
  const { pen, seed } = sheet;
  const brand = brandIdentity(sheet.brand);
  const shell = sheet.words ? paint(sheet.colour("black")) : named("black");
  const band = paint(seed % 2 ? brand.ground : "#c8102e");
  const face = { ...band, light: lighten(band.mid, 0.2), shine: lighten(band.mid, 0.45), dark: darken(band.mid, 0.5) };
  const number = sheet.label ?? `SF-${100 + seed * 7}`;
  const drawing = [
    uprightCylinder(pen, -110, 34, 220, 350, shell, named("steel"), 0.26),
    ellipse(0, 34, 88, 21, { fill: pen.face(named("zinc")), stroke: "#5c5334", "stroke-width": 1.4 }),
    around(8, 0, 34, 62, (x, holeY) => ellipse(x, 34 + (holeY - 34) * 0.26, 9, 4.4, { fill: "#15181c" })),
    ellipse(0, 34, 30, 8, { fill: "#0a0b0d", stroke: "#8d99a5", "stroke-width": 3 }),
    repeat(15, (index) => rect(-104 + index * 14.2, 330, 7, 62, { rx: 2, fill: "#000000", opacity: 0.3 })),
    path("M-110 140A110 28.6 0 0 0 110 140V300A110 28.6 0 0 1 -110 300Z", {
      fill: pen.tube(face),
      stroke: darken(band.mid, 0.6),
      "stroke-width": 1,
    }),
    stroke("M-110 152A110 28.6 0 0 0 110 152M-110 288A110 28.6 0 0 0 110 288", "#ffffff", 2.4, { opacity: 0.85 }),
    lettering(brand.shortName, { x: 0, y: 246, height: 36, colour: "#ffffff", anchor: "middle", maxWidth: 176, weight: 0.19 }),
    lettering(number, { x: 0, y: 282, height: 19, colour: "#ffffff", anchor: "middle", maxWidth: 150 }),
    rect(-82, 62, 20, 330, { rx: 10, fill: "#ffffff", opacity: 0.16 }),
  ].join("");
  return group(drawing, { transform: `translate(${cx} ${y}) scale(${scale})` });
}

function pleatedRing(sheet: Sheet, cx: number, cy: number, scale: number): string {
  const { pen, random } = sheet;
  const paper = paint(random.pick(["#e8c46a", "#d9d2bb", "#c8504a"]));
  const rubber = paint(random.pick(["#d9691e", "#23262b", "#1f56a8"]));
  const pleats = repeat(74, (index) => {
    const angle = (Math.PI * (index + 0.5)) / 74;
    const x = -Math.cos(angle) * 208;
    const y = Math.sin(angle) * 64;
    return rect(x - 3 * Math.sin(angle) - 0.6, y - 34, Math.max(1.6, 6.4 * Math.sin(angle)), 96, {
      fill: pen.linear(
        [
          [0, paper.dark],
          [0.4, paper.shine],
          [1, paper.dark],
        ],
        "across",
      ),
    });
  });
  const drawing = [
    path("M-222 62A222 70 0 0 0 222 62V82A222 70 0 0 1 -222 82Z", { fill: pen.tube(rubber), stroke: rubber.edge, "stroke-width": 1.6 }),
    path("M-212 -34A212 66 0 0 0 212 -34V66A212 66 0 0 1 -212 66Z", { fill: paper.mid }),
    pleats,
    path("M-222 -46A222 70 0 0 0 222 -46V-28A222 70 0 0 1 -222 -28Z", { fill: pen.tube(rubber), stroke: rubber.edge, "stroke-width": 1.6 }),
    ellipse(0, -48, 222, 70, { fill: pen.face(rubber), stroke: rubber.edge, "stroke-width": 1.8 }),
    ellipse(0, -46, 150, 44, {
      fill: pen.linear([
        [0, "#33302a"],
        [0.5, paper.dark],
        [1, paper.light],
      ]),
      stroke: rubber.edge,
      "stroke-width": 2,
    }),
    repeat(28, (index) => {
      const x = -140 + index * 10.4;
      const h = Math.sqrt(Math.max(0, 1 - (x / 150) ** 2)) * 40;
      return stroke(d`M${x} ${-46 - h}V${-40 + h * 0.2}`, "#2a2721", 1.4, { opacity: 0.5 });
    }),
    path("M-222 -48A222 70 0 0 1 120 -106L80 -84A150 44 0 0 0 -150 -48Z", { fill: "#ffffff", opacity: 0.22 }),
  ].join("");
  return group(drawing, { transform: `translate(${cx} ${cy}) scale(${scale})` });
}

function flatFilter(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const [pan, mesh] = [named("zinc"), named("brass")];
  const shape = outline([
    [90, 206, 24],
    [420, 176, 24],
    [534, 300, 24],
    [470, 398, 30],
    [150, 424, 30],
    [62, 320, 24],
  ]);
  const clip = pen.clip(
    path(
      outline([
        [126, 232, 14],
        [404, 208, 14],
        [490, 302, 14],
        [444, 370, 20],
        [166, 394, 20],
        [104, 322, 14],
      ]),
    ),
  );
  const body = [
    path(shape, { fill: pan.dark, transform: "translate(2 26)", stroke: pan.edge, "stroke-width": 2 }),
    path(shape, { fill: pen.face(pan), stroke: pan.edge, "stroke-width": 2 }),
    group(
      rect(60, 160, 480, 300, { fill: mesh.dark }) +
        repeat(60, (index) =>
          stroke(`M${-160 + index * 14} 150L${80 + index * 14} 450M${80 + index * 14} 150L${-160 + index * 14} 450`, mesh.light, 1.6),
        ),
      { "clip-path": clip },
    ),
    circle(300, 300, 52, { fill: pen.face(pan), stroke: pan.edge, "stroke-width": 2 }),
    circle(300, 300, 30, { fill: "#0d0f12", stroke: pan.light, "stroke-width": 4 }),
    circle(452, 478, 34, { fill: "none", stroke: "#23262b", "stroke-width": 11 }),
    circle(451, 476, 34, { fill: "none", stroke: "#7b828b", "stroke-width": 2.4 }),
    boltHead(pen, 108, 222, 8, named("steel")),
    boltHead(pen, 416, 194, 8, named("steel")),
    boltHead(pen, 512, 300, 8, named("steel")),
    boltHead(pen, 82, 322, 8, named("steel")),
  ].join("");
  return { body, box: { x: 62, y: 176, width: 474, height: 340 }, sizeMm: [214, 158], focus: [400, 260], pack: "box" };
}

function serviceKit(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const body = [
    pleatedRing(sheet, 356, 212, 0.82),
    can(sheet, 172, 176, 0.8),
    group(lyingCylinder(pen, 0, 0, 130, 76, paint("#eef1f2"), named("steel")), { transform: "translate(300 420) rotate(-8)" }) +
      group(lyingCylinder(pen, -36, 26, 40, 24, named("steel")), { transform: "translate(300 420) rotate(-8)" }),
    repeat(2, (index) =>
      group(
        rect(-9, 0, 18, 34, { fill: pen.tube(paint("#f4f2ea")) }) +
          rect(-14, 34, 28, 20, { rx: 2, fill: pen.tube(named("zinc")) }) +
          rect(-9, 54, 18, 34, { fill: pen.tube(named("steel")) }) +
          rect(-4, -14, 8, 16, { fill: pen.tube(named("steel")) }),
        { transform: `translate(${470 + index * 44} ${408 + index * 8})` },
      ),
    ),
  ].join("");
  return { body, box: { x: 84, y: 116, width: 454, height: 396 }, sizeMm: [340, 180], focus: [200, 330], isLettered: true };
}

function airCleaner(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const chrome = sheet.material("chrome");
  const body = [
    path("M84 330A216 66 0 0 0 516 330V352A216 66 0 0 1 84 352Z", { fill: pen.tube(chrome), stroke: chrome.edge, "stroke-width": 1.8 }),
    path("M98 262A202 60 0 0 0 502 262V338A202 60 0 0 1 98 338Z", { fill: "#f0ead2" }),
    repeat(70, (index) => {
      const angle = (Math.PI * (index + 0.5)) / 70;
      return rect(300 - Math.cos(angle) * 200 - 1.5, 262 + Math.sin(angle) * 60, Math.max(1, 4 * Math.sin(angle)), 74, {
        fill: "#a8905a",
        opacity: 0.75,
      });
    }),
    path("M78 250A222 68 0 0 0 522 250V264A222 68 0 0 1 78 264Z", { fill: pen.tube(chrome), stroke: chrome.edge, "stroke-width": 1.8 }),
    ellipse(300, 250, 222, 68, {
      fill: pen.linear(
        [
          [0, "#ffffff"],
          [0.25, "#a9b4be"],
          [0.4, "#f6f8fa"],
          [0.52, "#4a545e"],
          [0.6, "#b3bdc6"],
          [0.8, "#ffffff"],
          [1, "#8a95a0"],
        ],
        "across",
      ),
      stroke: chrome.edge,
      "stroke-width": 2,
    }),
    ellipse(300, 244, 150, 42, {
      fill: pen.linear(
        [
          [0, "#8a95a0"],
          [0.3, "#ffffff"],
          [0.5, "#dfe5ea"],
          [0.56, "#4a545e"],
          [1, "#eef1f4"],
        ],
        "across",
      ),
      stroke: chrome.dark,
      "stroke-width": 1.4,
    }),
    ellipse(300, 240, 30, 9, { fill: chrome.dark }),
    path("M256 224Q276 200 296 228L304 228Q324 200 344 224Q334 240 306 238H294Q266 240 256 224Z", {
      fill: pen.face(chrome, "down"),
      stroke: chrome.edge,
      "stroke-width": 1.6,
    }),
  ].join("");
  return { body, box: { x: 76, y: 180, width: 448, height: 240 }, sizeMm: [356, 84], focus: [300, 240] };
}

function carburettor(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const zinc = sheet.material("zinc");
  const alloy = named("alloy");
  const throat = (x: number) =>
    ellipse(x, 142, 62, 19, { fill: pen.face(zinc), stroke: zinc.edge, "stroke-width": 2 }) +
    ellipse(x, 142, 48, 13, { fill: "#0b0d10" }) +
    rect(x - 44, 140, 88, 4, { fill: pen.tube(named("brass"), "down") });
  const isTwin = random.whole(0, 1) === 1;
  const block = (x: number, y: number, width: number, height: number, radius = 10) =>
    rect(x, y, width, height, { rx: radius, fill: pen.tube(zinc), stroke: zinc.edge, "stroke-width": 2 });
  const body = [
    block(168, 420, 264, 30, 6),
    block(190, 344, 220, 80),
    block(166, 316, 268, 34, 8),
    block(150, 214, 300, 106, 14),
    block(184, 146, 232, 72),
    isTwin ? throat(238) + throat(362) : throat(300),
    rect(96, 226, 62, 86, { rx: 12, fill: pen.face(zinc), stroke: zinc.edge, "stroke-width": 2 }),
    boltHead(pen, 126, 250, 8, named("brass")),
    boltHead(pen, 126, 290, 8, named("brass")),
    pumpCover(pen),
    circle(480, 268, 46, { fill: pen.face(alloy), stroke: "#565f68", "stroke-width": 2 }),
    around(3, 480, 268, 34, (x, y) => boltHead(pen, x, y, 5, named("steel"))),
    circle(480, 268, 17, { fill: "#101215" }),
    stroke("M432 384L498 400L512 352", "#565f68", 9),
    stroke("M432 383L498 398L511 352", "#dfe4e8", 4),
    circle(498, 399, 9, { fill: pen.face(named("brass")), stroke: "#7f5d1d", "stroke-width": 1.4 }),
    group(lyingCylinder(pen, 50, 352, 120, 20, named("brass")), { transform: "rotate(8 110 360)" }),
    boltHead(pen, 184, 333, 7, named("steel")),
    boltHead(pen, 416, 333, 7, named("steel")),
    boltHead(pen, 184, 435, 7, named("steel")),
    boltHead(pen, 416, 435, 7, named("steel")),
    repeat(3, (index) => boltHead(pen, 214 + index * 86, 200, 6, named("steel"))),
  ].join("");
  return { body, box: { x: 50, y: 122, width: 476, height: 330 }, sizeMm: [216, 148], focus: [400, 230] };
}

function pumpCover(pen: Pen): string {
  return (
    rect(206, 236, 188, 62, { rx: 8, fill: pen.face(named("alloy"), "down"), stroke: "#565f68", "stroke-width": 1.6 }) +
    lettering("2 barrel", { x: 300, y: 276, height: 20, colour: "#4b535b", anchor: "middle" })
  );
}
