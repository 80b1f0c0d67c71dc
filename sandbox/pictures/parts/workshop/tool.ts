import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { drawTemplate } from "#sandbox/pictures/drawing/draw-template.ts";
import { lettering } from "#sandbox/pictures/drawing/lettering.ts";
import { material as named, paint } from "#sandbox/pictures/drawing/material.ts";
import { outline } from "#sandbox/pictures/drawing/path-data.ts";
import { circle, path, rect, repeat } from "#sandbox/pictures/drawing/shapes.ts";
import { tube } from "#sandbox/pictures/drawing/solids.ts";

/** Jacks, stands, chests, sockets, trim tools, recovery kits and seat belts. */
export function tool(sheet: Sheet): Artwork {
  const { random } = sheet;
  switch (sheet.family) {
    case "stand":
      return drawTemplate("tools/stands", sheet, { slots: { skin: paint(sheet.colour("red")) } });
    case "tool_chest":
      return chest(sheet);
    case "toolbox_set":
      return socketSet(sheet);
    case "tool_flat":
      return drawTemplate("tools/flat-tools", sheet, { slots: { nylon: paint(sheet.colour(random.pick(["red", "blue", "amber"]))) } });
    case "kit_bag":
      return drawTemplate("tools/kit-bag", sheet, { slots: { canvas: paint(sheet.colour(random.pick(["green", "black", "orange"]))) } });
    case "seat_belt":
      return drawTemplate("interior/seat-belt", sheet, { slots: { webbing: paint(sheet.colour("black")) } });
    default:
      return drawTemplate("tools/jack", sheet, { slots: { skin: paint(sheet.colour("red")) } });
  }
}

function chest(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const skin = paint(sheet.colour(random.pick(["red", "black", "blue"])));
  const drawers = random.whole(5, 7);
  const height = 330 / drawers;
  const body = [
    path("M96 96L128 70H504V482L472 508Z", { fill: skin.edge }),
    rect(92, 92, 384, 420, { rx: 8, fill: pen.face(skin), stroke: skin.edge, "stroke-width": 2.4 }),
    path("M92 98L124 70H504L476 98Z", {
      fill: pen.linear(
        [
          [0, skin.shine],
          [1, skin.light],
        ],
        "across",
      ),
      stroke: skin.edge,
      "stroke-width": 1.8,
    }),
    path("M476 98L504 70V484L476 510Z", { fill: skin.dark, stroke: skin.edge, "stroke-width": 1.8 }),
    repeat(drawers, (index) => {
      const y = 140 + index * height;
      return (
        rect(112, y, 344, height - 10, {
          rx: 4,
          fill: pen.linear(
            [
              [0, skin.light],
              [1, skin.mid],
            ],
            "down",
          ),
          stroke: skin.edge,
          "stroke-width": 1.8,
        }) + rect(124, y + 7, 320, 10, { rx: 4, fill: pen.tube(named("chrome"), "down"), stroke: "#39424c", "stroke-width": 1 })
      );
    }),
    lettering(sheet.brand, { x: 284, y: 128, height: 20, colour: "#fbf8f1", anchor: "middle", maxWidth: 300, weight: 0.19 }),
    [136, 430]
      .map(
        (x) =>
          circle(x, 530, 24, {
            fill: pen.radial([
              [0, "#4a4f57"],
              [1, "#07080a"],
            ]),
            stroke: "#07080a",
            "stroke-width": 2,
          }) + circle(x, 530, 8, { fill: "#b9bec5" }),
      )
      .join(""),
    path("M112 140H240L130 470H112Z", { fill: "#ffffff", opacity: 0.1 }),
  ].join("");
  return { body, box: { x: 92, y: 70, width: 412, height: 484 }, sizeMm: [690, 860], focus: [284, 180], isLettered: true };
}

function socketSet({ pen }: Sheet): Artwork {
  const chrome = named("chrome");
  const socket = (x: number, y: number, r: number) =>
    circle(x + 2, y + 3, r, { fill: "#000000", opacity: 0.5 }) +
    circle(x, y, r, { fill: pen.face(chrome), stroke: chrome.edge, "stroke-width": 1.6 }) +
    path(
      outline(
        [0, 1, 2, 3, 4, 5].map(
          (index) => [x + r * 0.6 * Math.cos((index * Math.PI) / 3), y + r * 0.6 * Math.sin((index * Math.PI) / 3)] as const,
        ),
      ),
      { fill: "#15181c" },
    );
  const body = [
    rect(44, 130, 512, 356, { rx: 22, fill: pen.face(named("black")), stroke: "#07080a", "stroke-width": 2.4 }),
    rect(64, 150, 472, 316, { rx: 12, fill: "#15181c", stroke: "#4a4f57", "stroke-width": 1.6 }),
    rect(260, 482, 80, 22, { rx: 6, fill: pen.tube(named("alloy"), "down"), stroke: "#565f68", "stroke-width": 1.6 }),
    rect(120, 482, 34, 16, { rx: 3, fill: "#c8102e" }),
    rect(446, 482, 34, 16, { rx: 3, fill: "#c8102e" }),
    repeat(10, (index) => socket(98 + index * 44, 190, 13 + index * 0.8)),
    repeat(9, (index) => socket(104 + index * 49, 246, 17 + index * 0.7)),
    tube("M112 330H330", 24, chrome),
    circle(352, 330, 38, { fill: pen.face(chrome), stroke: chrome.edge, "stroke-width": 2.2 }),
    circle(352, 330, 20, { fill: "#2b3036" }),
    rect(344, 322, 17, 17, { fill: pen.face(chrome) }),
    tube("M96 330H170", 32, named("rubber")),
    tube("M110 408H250", 15, chrome),
    tube("M290 408H390", 15, chrome),
    repeat(5, (index) => socket(440 + (index % 2) * 50, 316 + Math.floor(index / 2) * 56, 21)),
  ].join("");
  return { body, box: { x: 44, y: 130, width: 512, height: 374 }, sizeMm: [390, 270], focus: [352, 320], depth: 0 };
}
