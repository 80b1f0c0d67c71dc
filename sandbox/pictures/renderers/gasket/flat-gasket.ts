import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named, paint } from "../../drawing/material.ts";
import { outline } from "../../drawing/path-data.ts";
import { circle, group, path, repeat } from "../../drawing/shapes.ts";
import { cut } from "./cut.ts";
import { holes } from "./holes.ts";

export function flatGasket(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const stuff = sheet.words ? sheet.material("iron") : random.whole(0, 1) ? paint("#c08f58") : named("iron");
  const isFlange = random.whole(0, 1) === 1;
  const specks = repeat(60, (index) =>
    circle(60 + ((index * 137) % 480), 200 + ((index * 83) % 200), 1.5, { fill: stuff.edge, opacity: 0.35 }),
  );
  const long =
    outline([
      [44, 214, 50],
      [556, 214, 50],
      [556, 386, 50],
      [44, 386, 50],
    ]) +
    outline([
      [78, 246, 28],
      [522, 246, 28],
      [522, 354, 28],
      [78, 354, 28],
    ]) +
    holes(
      [
        [66, 232],
        [534, 232],
        [66, 368],
        [534, 368],
        [300, 230],
        [300, 370],
      ],
      7,
    );
  const ports = [96, 232, 368, 504];
  const above = ports.flatMap(
    (x) =>
      [
        [x - 60, 234, 30],
        [x + 60, 234, 30],
      ] as const,
  );
  const below = ports.toReversed().flatMap(
    (x) =>
      [
        [x + 60, 366, 30],
        [x - 60, 366, 30],
      ] as const,
  );
  const manifold =
    outline([...above, ...below]) +
    ports
      .map((x) =>
        outline([
          [x - 34, 266, 14],
          [x + 34, 266, 14],
          [x + 34, 334, 14],
          [x - 34, 334, 14],
        ]),
      )
      .join("") +
    holes(
      [
        [164, 256],
        [300, 344],
        [436, 256],
        [164, 344],
        [436, 344],
        [300, 256],
      ],
      8,
    );
  const shape = isFlange ? manifold : long;
  const clip = pen.clip(path(shape, { "clip-rule": "evenodd" }));
  return {
    body: cut(pen, shape, stuff) + group(specks, { "clip-path": clip }),
    box: { x: 36, y: 214, width: 528, height: 172 },
    sizeMm: [438, 132],
    focus: [500, 250],
    depth: 6,
    pack: "bag",
  };
}
