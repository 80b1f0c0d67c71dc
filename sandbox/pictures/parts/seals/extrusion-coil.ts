import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { paint, type Material } from "#sandbox/pictures/drawing/material.ts";
import { d, outline, spline, type Point } from "#sandbox/pictures/drawing/path-data.ts";
import { ellipse, path, polar, repeat, stroke } from "#sandbox/pictures/drawing/shapes.ts";
import { tube } from "#sandbox/pictures/drawing/solids.ts";
import { profileBadge, profileNames, rubberProfile } from "./rubber-profile.ts";

/** Rubber by the metre as a coil, lining on the roll, sheets in a stack. */
export function extrusionCoil(sheet: Sheet): Artwork {
  if (sheet.family === "fabric_roll") return roll(sheet);
  return sheet.family === "sheet" ? sheets(sheet) : coil(sheet);
}

function spiral(cx: number, cy: number, from: number, to: number, turns: number, squash = 1): Point[] {
  const steps = Math.round(turns * 18);
  return Array.from({ length: steps + 1 }, (_, index) => {
    const share = index / steps;
    const [x, y] = polar(0, 0, from + (to - from) * share, share * turns * 360 - 30);
    return [cx + x, cy + y * squash] as const;
  });
}

function coil({ pen, random, material }: Sheet): Artwork {
  const rubber: Material = material("rubber");
  const turns = random.whole(4, 5);
  const points = spiral(286, 292, 62, 190, turns);
  const [lastX, lastY] = points.at(-1) ?? [0, 0];
  const tail: Point[] = [...points, [lastX + 50, lastY + 110], [lastX + 20, lastY + 230], [lastX + 84, lastY + 290]];
  const profile = random.pick(profileNames);
  const body = tube(spline(tail.slice(0, -1)), 25, rubber) + profileBadge(pen, profile, 486, 118, rubber.mid);
  return {
    body,
    box: { x: 92, y: 92, width: 440, height: 420 },
    sizeMm: [420, 420],
    focus: [150, 300],
    profile: rubberProfile(pen, profile, rubber.mid),
    pack: "bag",
  };
}

function roll({ pen, random, colour }: Sheet): Artwork {
  const cloth = paint(colour("off white"));
  const curl = random.between(120, 170);
  const body = [
    path(d`M170 356L${470} 262L${566} ${306 + curl * 0.5}Q540 ${356 + curl * 0.5} 520 ${372 + curl * 0.5}L232 468Q196 440 170 356Z`, {
      fill: pen.linear(
        [
          [0, cloth.light],
          [0.5, cloth.mid],
          [1, cloth.light],
        ],
        "slope",
      ),
      stroke: cloth.edge,
      "stroke-width": 1.6,
    }),
    path("M84 268L384 168A78 78 0 0 1 470 262L196 398Z", {
      fill: pen.linear(
        [
          [0, cloth.shine],
          [0.3, cloth.light],
          [0.65, cloth.mid],
          [1, cloth.dark],
        ],
        "slope",
      ),
      stroke: cloth.edge,
      "stroke-width": 1.6,
    }),
    ellipse(140, 334, 80, 88, { fill: cloth.mid, stroke: cloth.edge, "stroke-width": 2, transform: "rotate(-18 140 334)" }),
    stroke(spline(spiral(140, 334, 12, 76, 5, 1.08)), cloth.dark, 3.2),
    stroke(spline(spiral(138, 332, 12, 76, 5, 1.08)), cloth.shine, 1.2),
    repeat(22, (index) =>
      ellipse(190 + (index % 11) * 28, 300 + Math.floor(index / 11) * 24 - (index % 11) * 10, 1.6, 1.6, { fill: cloth.dark, opacity: 0.5 }),
    ),
  ].join("");
  return { body, box: { x: 58, y: 164, width: 508, height: 308 }, sizeMm: [1500, 140], focus: [140, 330] };
}

function sheets({ pen, random, material }: Sheet): Artwork {
  const foil = material("alloy");
  const count = random.whole(4, 6);
  const leaf = (index: number) =>
    path(
      outline([
        [70, 214 + index * 17, 6],
        [430, 164 + index * 17, 6],
        [540, 330 + index * 17, 6],
        [168, 402 + index * 17, 6],
      ]),
      { fill: index === 0 ? pen.face(foil) : "#23262b", stroke: index === 0 ? foil.edge : "#6d737b", "stroke-width": 1.6 },
    );
  const diamonds =
    repeat(9, (index) =>
      stroke(d`M${112 + index * 38} ${208 - index * 5}L${214 + index * 36} ${394 - index * 7}`, "#ffffff", 1.6, { opacity: 0.6 }),
    ) +
    repeat(6, (index) =>
      stroke(d`M${84 + index * 16} ${240 + index * 30}L${448 + index * 15} ${190 + index * 26}`, foil.dark, 1.2, { opacity: 0.5 }),
    );
  const body = [
    repeat(count, (index) => leaf(count - index)),
    leaf(0),
    diamonds,
    path("M540 330L440 349Q470 300 520 300Q536 310 540 330Z", {
      fill: pen.linear([
        [0, "#55595f"],
        [1, "#1d2025"],
      ]),
      stroke: "#0d0f12",
      "stroke-width": 1.4,
    }),
  ].join("");
  return { body, box: { x: 70, y: 164, width: 470, height: 244 + count * 17 }, sizeMm: [800, 500], focus: [490, 330] };
}
