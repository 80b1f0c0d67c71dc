import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { drawTemplate } from "#sandbox/pictures/drawing/draw-template.ts";
import { paint } from "#sandbox/pictures/drawing/material.ts";
import { outline } from "#sandbox/pictures/drawing/path-data.ts";
import { group, path, stroke } from "#sandbox/pictures/drawing/shapes.ts";
import { boltHole, tube } from "#sandbox/pictures/drawing/solids.ts";

/** Door mirrors, and sun visors in pairs. */
export function mirror(sheet: Sheet): Artwork {
  return sheet.family === "visor" ? visors(sheet) : doorMirror(sheet);
}

function doorMirror({ pen, seed, random, material }: Sheet): Artwork {
  const metal = material("chrome");
  const isSport = seed % 2 === 1;
  const shell = isSport
    ? "M120 250Q110 130 250 122L430 126Q506 130 512 214Q512 300 440 318L210 332Q126 326 120 250Z"
    : "M300 84A146 146 0 1 1 299.9 84Z";
  const glass = isSport
    ? "M150 248Q142 152 254 146L424 150Q480 154 484 214Q482 280 428 290L214 304Q156 300 150 248Z"
    : "M300 106A124 124 0 1 1 299.9 106Z";
  const clip = pen.clip(path(glass));
  const lean = random.between(-10, 14);
  const body = [
    tube(isSport ? "M330 320Q340 390 250 430" : "M300 366Q300 430 220 462", isSport ? 48 : 24, metal),
    path(
      outline([
        [110, 440, 12],
        [300, 422, 16],
        [324, 478, 14],
        [100, 500, 14],
      ]),
      { fill: pen.linear(metal.face, "down"), stroke: metal.edge, "stroke-width": 2 },
    ),
    boltHole(140, 470, 7),
    boltHole(284, 456, 7),
    path(shell, { fill: pen.linear(metal.face, "slope"), stroke: metal.edge, "stroke-width": 2.4 }),
    path(glass, {
      fill: pen.linear([
        [0, "#6f9ac0"],
        [0.42, "#cfe2ef"],
        [0.55, "#f2f4ec"],
        [0.58, "#6d7a52"],
        [0.7, "#8b8f80"],
        [1, "#4d545c"],
      ]),
      stroke: "#15181c",
      "stroke-width": 4,
    }),
    group(
      path("M300 420L330 250H344L420 420Z", { fill: "#585e66" }) +
        stroke("M334 262L344 300M348 320L366 380", "#f2f4ec", 4) +
        path(`M${150 + lean} 90L${250 + lean} 90L160 400H60Z`, { fill: "#ffffff", opacity: 0.34 }) +
        path(`M${280 + lean} 90L${304 + lean} 90L214 400H190Z`, { fill: "#ffffff", opacity: 0.26 }),
      { "clip-path": clip },
    ),
  ].join("");
  return { body, box: { x: 100, y: 84, width: isSport ? 412 : 346, height: 416 }, sizeMm: [184, 172], focus: [380, 220] };
}

function visors(sheet: Sheet): Artwork {
  const vinyl = paint(sheet.colour(sheet.random.pick(["parchment", "black", "white", "saddle"])));
  return drawTemplate("interior/visors", sheet, { slots: { vinyl } });
}
