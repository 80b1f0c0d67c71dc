import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { darken, lighten } from "#sandbox/pictures/drawing/colour.ts";
import { lettering } from "#sandbox/pictures/drawing/lettering.ts";
import { material as named, paint } from "#sandbox/pictures/drawing/material.ts";
import { d, outline } from "#sandbox/pictures/drawing/path-data.ts";
import { around, circle, ellipse, group, path, rect, repeat, stroke } from "#sandbox/pictures/drawing/shapes.ts";
import { boltHead, uprightCylinder } from "#sandbox/pictures/drawing/solids.ts";
import { brandIdentity } from "#sandbox/pictures/marks/brand-mark.ts";

export function pleatedRing(sheet: Sheet, cx: number, cy: number, scale: number): string {
  const { pen, random } = sheet;
  const paper = paint(sheet.words ? sheet.colour("white") : random.pick(["#e8c46a", "#d9d2bb", "#c8504a"]));
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

export function can(sheet: Sheet, cx: number, y: number, scale: number): string {
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

export function flatFilter(sheet: Sheet): Artwork {
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
