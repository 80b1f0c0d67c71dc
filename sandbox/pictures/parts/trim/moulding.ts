import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { material as named } from "#sandbox/pictures/drawing/material.ts";
import { outline, ringSector } from "#sandbox/pictures/drawing/path-data.ts";
import { group, path, rect, repeat, stroke } from "#sandbox/pictures/drawing/shapes.ts";
import { profileBadge, rubberProfile } from "../seals/rubber-profile.ts";

/** Bright mouldings and belt weatherstrips: long slim lengths, and arches for the wheels. */
export function moulding(sheet: Sheet): Artwork {
  const { family, seed, type } = sheet;
  const isArch = type ? type.includes("arch") : family === "moulding" && seed % 3 === 2;
  return isArch ? archMouldings(sheet) : lengths(sheet);
}

function lengths({ pen, random, family, material, quantity }: Sheet): Artwork {
  const isStrip = family === "strip";
  const metal = material("chrome");
  const rubber = named("rubber");
  const count = quantity >= 1 && quantity <= 5 ? quantity : random.whole(3, 4);
  const bar = (index: number) => {
    const length = 500 - index * 30;
    const clips = repeat(5, (clip) =>
      rect(40 + (clip * (length - 80)) / 4, 18, 15, 24, { rx: 2, fill: pen.tube(named("zinc")), stroke: "#5c5334", "stroke-width": 1 }),
    );
    const bead =
      rect(0, 0, length, 24, { rx: 3, fill: pen.tube(metal, "down"), stroke: metal.edge, "stroke-width": 1.8 }) +
      stroke(`M8 6H${length - 8}`, "#ffffff", 2.4, { opacity: 0.9 });
    const felt =
      rect(4, 20, length - 8, 20, { rx: 4, fill: pen.tube(rubber, "down"), stroke: rubber.edge, "stroke-width": 1.4 }) +
      repeat(50, (tick) => stroke(`M${10 + tick * ((length - 20) / 50)} 24v12`, "#000000", 1.4, { opacity: 0.5 }));
    const end = path(
      outline([
        [length - 26, 0],
        [length, 0, 3],
        [length, 24, 3],
        [length - 8, 24],
      ]),
      { fill: metal.dark, opacity: 0.6 },
    );
    return group((isStrip ? felt : clips) + bead + end, {
      transform: `translate(${52 + index * 14} ${206 + index * 62}) rotate(-14 250 12)`,
    });
  };
  const body = repeat(count, bar) + (isStrip ? profileBadge(pen, "lip", 486, 470) : "");
  return {
    body,
    box: { x: 46, y: 142, width: 510, height: Math.max(isStrip ? 380 : 0, 146 + count * 62) },
    sizeMm: [1120, 22],
    focus: [470, 190],
    profile: isStrip ? rubberProfile(pen, "lip") : undefined,
    pack: "box",
    depth: 0,
    count,
  };
}

function archMouldings({ pen, material }: Sheet): Artwork {
  const metal = material("chrome");
  const arch = (x: number, y: number) =>
    group(
      path(ringSector(0, 0, 104, 122, 176, 364), { fill: pen.linear(metal.face, "slope"), stroke: metal.edge, "stroke-width": 1.8 }) +
        path(ringSector(0, 0, 114, 118, 182, 300), { fill: "#ffffff", opacity: 0.85 }) +
        repeat(5, (index) => rect(-4, -136, 8, 15, { rx: 2, fill: pen.tube(named("zinc")), transform: `rotate(${-72 + index * 36})` })),
      { transform: `translate(${x} ${y})` },
    );
  return {
    body: arch(180, 290) + arch(430, 290) + arch(170, 450) + arch(420, 450),
    box: { x: 46, y: 154, width: 508, height: 308 },
    sizeMm: [720, 360],
    piece: { x: 298, y: 312, width: 244, height: 146 },
    focus: [260, 220],
    count: 4,
  };
}
