import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { d, outline, type Corner } from "#sandbox/pictures/drawing/path-data.ts";
import { repeat, stroke } from "#sandbox/pictures/drawing/shapes.ts";
import { tube } from "#sandbox/pictures/drawing/solids.ts";
import { profileBadge, profileNames, rubberProfile } from "./rubber-profile.ts";

const loops: readonly [readonly Corner[], ...(readonly Corner[])[]] = [
  [
    [92, 116, 52],
    [400, 96, 60],
    [470, 270, 70],
    [452, 452, 52],
    [112, 470, 52],
    [88, 300, 60],
  ],
  [
    [70, 196, 64],
    [530, 196, 64],
    [556, 412, 62],
    [44, 412, 62],
  ],
  [
    [64, 168, 44],
    [536, 168, 44],
    [560, 420, 50],
    [300, 444, 120],
    [40, 420, 50],
  ],
  [
    [120, 430, 36],
    [168, 150, 48],
    [478, 150, 54],
    [500, 430, 54],
  ],
];

/** Door, boot and screen rubbers as closed loops with their section; whole kits; fan belts. */
export function sealLoop(sheet: Sheet): Artwork {
  if (sheet.family === "belt") return belt(sheet);
  return sheet.family === "seal_kit" ? kit(sheet) : loop(sheet);
}

function loop({ pen, random, material }: Sheet): Artwork {
  const rubber = material("rubber");
  const corners = random.pick(loops);
  const profile = random.pick(profileNames);
  const data = outline(corners);
  const body =
    tube(data, random.between(22, 28), rubber) +
    stroke(data, "#000000", 2, { opacity: 0.5, transform: "translate(4 4)" }) +
    profileBadge(pen, profile, 470, 452, rubber.mid);
  return {
    body,
    box: { x: 40, y: 96, width: 520, height: 424 },
    sizeMm: [1130, 960],
    focus: [440, 210],
    profile: rubberProfile(pen, profile, rubber.mid),
    pack: "bag",
  };
}

function kit({ pen, random, material }: Sheet): Artwork {
  const rubber = material("rubber");
  const sizes = [1, 0.78, 0.57, 0.37];
  const loopsDrawn = sizes
    .map((scale, index) => {
      const corners = (loops[1 + ((index + random.whole(0, 2)) % 2)] ?? loops[0]).map(
        ([x, y, r]) => [300 + (x - 300) * scale, 300 + (y - 306) * scale * 1.3, (r ?? 0) * scale] as const,
      );
      return tube(outline(corners), 19, rubber);
    })
    .join("");
  const body =
    loopsDrawn +
    profileBadge(pen, "bulb", 116, 486, rubber.mid) +
    profileBadge(pen, "channel", 484, 486, rubber.mid) +
    profileBadge(pen, "lip", 300, 510, rubber.mid);
  return {
    body,
    box: { x: 36, y: 122, width: 528, height: 455 },
    sizeMm: [1450, 1180],
    focus: [470, 200],
    profile: rubberProfile(pen, "bulb", rubber.mid),
    pack: "box",
  };
}

function belt({ pen, random, material }: Sheet): Artwork {
  const rubber = material("rubber");
  const squash = random.between(0.5, 0.72);
  const ry = 190 * squash;
  const data = d`M86 ${300}C86 ${300 - ry * 1.3} 240 ${300 - ry * 1.2} 300 ${300 - ry * 0.9}C380 ${300 - ry * 0.55} 514 ${300 - ry * 1.1} 514 ${300}C514 ${300 + ry * 1.1} 380 ${300 + ry * 0.85} 300 ${300 + ry * 0.9}C220 ${300 + ry * 0.95} 86 ${300 + ry * 1.3} 86 300Z`;
  const body =
    tube(data, 34, rubber) +
    stroke(data, "#0a0b0d", 18, { "stroke-dasharray": "5 7", "stroke-linecap": "butt", opacity: 0.75, transform: "translate(3 5)" }) +
    repeat(2, (index) => stroke(data, "#000000", 1.4, { opacity: 0.5, transform: `translate(${-2 - index * 5} ${-3 - index * 5})` }));
  return {
    body,
    box: { x: 70, y: 300 - ry * 1.15, width: 460, height: ry * 2.3 },
    sizeMm: [925, 10],
    focus: [480, 240],
    pack: "bag",
    profile: rubberProfile(pen, "channel", rubber.mid),
  };
}
