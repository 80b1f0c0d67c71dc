import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { drawTemplate } from "#sandbox/pictures/drawing/draw-template.ts";
import { lettering } from "#sandbox/pictures/drawing/lettering.ts";
import { material as named } from "#sandbox/pictures/drawing/material.ts";
import { d, gearOutline, outline } from "#sandbox/pictures/drawing/path-data.ts";
import { circle, ellipse, path, rect, repeat, stroke } from "#sandbox/pictures/drawing/shapes.ts";

/** Handles, winders, locks with keys, caps, knobs, hinges and their pins. */
export function handleAndLock(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "cap_round":
      return cap(sheet);
    case "regulator":
      return drawTemplate("handles/regulator", sheet);
    case "crank":
      return crank(sheet);
    case "lock_keys":
      return drawTemplate("handles/lock", sheet);
    case "knob":
      return knob(sheet);
    case "pin_kit":
      return drawTemplate("handles/pin-kit", sheet, { slots: { steel: sheet.material("steel") } });
    case "bracket_hinge":
      return drawTemplate("handles/hinge", sheet, { slots: { metal: sheet.material("black") } });
    default:
      return drawTemplate("handles/door-handle", sheet, { slots: { metal: sheet.material("chrome") } });
  }
}

/** What "black" is among the colours: it asks for no other knob than the one that comes with the winder. */
const plainKnob = "#23262b";

function crank(sheet: Sheet): Artwork {
  const ball = sheet.material("black");
  const colour = sheet.words ? sheet.colour("black") : plainKnob;
  return drawTemplate("handles/crank", sheet, { slots: { ball, grip: colour === plainKnob ? ball.mid : colour } });
}

function cap({ pen, random, material }: Sheet): Artwork {
  const chrome = material("chrome");
  const lobes = random.pick([12, 24, 0]);
  const body = [
    lobes
      ? path(gearOutline(300, 300, 186, 204, lobes), { fill: pen.face(chrome), stroke: chrome.edge, "stroke-width": 2 })
      : circle(300, 300, 202, { fill: pen.face(chrome), stroke: chrome.edge, "stroke-width": 2 }),
    circle(300, 300, 168, { fill: pen.linear(chrome.face, "up"), stroke: chrome.edge, "stroke-width": 2 }),
    circle(300, 300, 142, {
      fill: pen.linear(
        [
          [0, "#ffffff"],
          [0.4, "#a9b4be"],
          [0.5, "#3d4751"],
          [0.62, "#95a0ab"],
          [1, "#f1f4f6"],
        ],
        "slope",
      ),
      stroke: chrome.dark,
      "stroke-width": 1.6,
    }),
    circle(300, 300, 66, {
      fill: pen.linear([
        [0, "#e23a4d"],
        [1, "#8c0a1d"],
      ]),
      stroke: chrome.edge,
      "stroke-width": 5,
    }),
    lettering(random.pick(["Fuel", "13 lb", "7 lb"]), { x: 300, y: 314, height: 29, colour: "#ffffff", anchor: "middle", maxWidth: 100 }),
    path("M196 208A146 146 0 0 1 300 158", {
      fill: "none",
      stroke: "#ffffff",
      "stroke-width": 10,
      "stroke-linecap": "round",
      opacity: 0.8,
    }),
  ].join("");
  return {
    body,
    box: { x: 96, y: 96, width: 408, height: 408 },
    sizeMm: [62, 62],
    focus: [380, 220],
    depth: 34,
    pack: "bag",
    isLettered: true,
  };
}

function knob({ pen, random, material }: Sheet): Artwork {
  const skin = material("black");
  const chrome = named("chrome");
  const text = random.pick(["L", "W", "H", "C"]);
  const body = [
    rect(266, 380, 68, 130, { rx: 6, fill: pen.tube(chrome), stroke: chrome.edge, "stroke-width": 2 }),
    repeat(7, (index) => stroke(d`M268 ${422 + index * 12}H332`, "#56616d", 2.4)),
    path(
      outline([
        [196, 320, 20],
        [404, 320, 20],
        [366, 396, 12],
        [234, 396, 12],
      ]),
      { fill: pen.tube(chrome), stroke: chrome.edge, "stroke-width": 2 },
    ),
    path(gearOutline(300, 226, 138, 148, 32), { fill: pen.face(skin), stroke: skin.edge, "stroke-width": 2 }),
    circle(300, 226, 122, {
      fill: pen.radial([
        [0, skin.shine],
        [0.4, skin.light],
        [0.75, skin.mid],
        [1, skin.dark],
      ]),
      stroke: skin.edge,
      "stroke-width": 2,
    }),
    circle(300, 226, 66, { fill: "none", stroke: "#f4f1e8", "stroke-width": 3 }),
    lettering(text, { x: 300, y: 254, height: 56, colour: "#f4f1e8", anchor: "middle", weight: 0.16 }),
    ellipse(258, 160, 50, 24, { fill: "#ffffff", opacity: 0.35, transform: "rotate(-24 258 160)" }),
  ].join("");
  return { body, box: { x: 152, y: 78, width: 296, height: 432 }, sizeMm: [34, 48], focus: [300, 220], pack: "bag", isLettered: true };
}
