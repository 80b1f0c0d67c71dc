import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { drawTemplate } from "#sandbox/pictures/drawing/draw-template.ts";
import { lettering } from "#sandbox/pictures/drawing/lettering.ts";
import { material as named } from "#sandbox/pictures/drawing/material.ts";
import { circle, path, rect, repeat, stroke } from "#sandbox/pictures/drawing/shapes.ts";
import { gauge } from "./gauge.ts";

/** Gauges, dash pads, radios, switches, senders and ignition modules. */
export function dialAndDash(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "dash":
      return drawTemplate("interior/dash-pad", sheet, {
        slots: { vinyl: sheet.material("black") },
        variant: sheet.random.pick(["two dials", "three dials"]),
      });
    case "radio":
      return radio(sheet);
    case "switch":
      return drawTemplate("electrical/switch", sheet, { variant: isFirst(sheet, "ignition") ? "ignition" : "knob" });
    case "sender":
      return drawTemplate(isFirst(sheet, "fuel") ? "electrical/float-sender" : "electrical/thread-sender", sheet);
    case "module":
      return drawTemplate("electrical/ignition-module", sheet);
    default:
      return gauge(sheet);
  }
}

/** Which of two things a family draws: the one that the type names, or where there is no type, by the drawing's number. */
function isFirst({ type, seed }: Sheet, word: string): boolean {
  return type ? type.includes(word) : seed % 2 === 0;
}

function radio({ pen, random, material }: Sheet): Artwork {
  const fascia = material("chrome");
  const chrome = named("chrome");
  const station = random.between(200, 400);
  const knob = (x: number) =>
    circle(x + 3, 325, 46, { fill: "#000000", opacity: 0.3 }) +
    circle(x, 320, 46, { fill: pen.face(chrome), stroke: chrome.edge, "stroke-width": 2 }) +
    circle(x, 320, 33, {
      fill: pen.radial([
        [0, "#5a6068"],
        [1, "#101317"],
      ]),
    }) +
    stroke(`M${x} 292v14`, "#ffffff", 4);
  const body = [
    rect(36, 204, 528, 216, {
      rx: 12,
      fill: pen.linear([
        [0, "#454a51"],
        [0.3, "#23272c"],
        [1, "#0f1114"],
      ]),
      stroke: "#07080a",
      "stroke-width": 2,
    }),
    rect(148, 220, 304, 184, { rx: 8, fill: pen.face(fascia, "down"), stroke: fascia.edge, "stroke-width": 2 }),
    rect(162, 234, 276, 84, {
      rx: 4,
      fill: pen.linear([
        [0, "#13232b"],
        [1, "#264552"],
      ]),
    }),
    ["55", "70", "90", "120", "160"]
      .map((text, index) => lettering(text, { x: 196 + index * 52, y: 264, height: 15, colour: "#d9f0d3", anchor: "middle" }))
      .join(""),
    stroke("M176 276H424", "#d9f0d3", 1.6),
    repeat(26, (index) => stroke(`M${180 + index * 9.7} 276v${index % 5 === 0 ? 12 : 6}`, "#d9f0d3", 1.4)),
    rect(station, 238, 5, 74, { fill: "#e02b3e" }),
    path("M162 234H438V262Q300 262 162 300Z", { fill: "#ffffff", opacity: 0.14 }),
    repeat(5, (index) =>
      rect(164 + index * 55, 336, 50, 52, { rx: 5, fill: pen.tube(chrome, "down"), stroke: chrome.edge, "stroke-width": 1.4 }),
    ),
    knob(92),
    knob(508),
  ].join("");
  return { body, box: { x: 36, y: 204, width: 528, height: 216 }, sizeMm: [182, 53], focus: [300, 280], depth: 26, isLettered: true };
}
