import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named } from "../../drawing/material.ts";
import { d } from "../../drawing/path-data.ts";
import { group, path, repeat } from "../../drawing/shapes.ts";
import { boltHole, lyingCylinder, uprightCylinder } from "../../drawing/solids.ts";

export function camshaft({ pen, random }: Sheet): Artwork {
  const steel = named("steel");
  const lobes = random.whole(8, 10);
  const step = 400 / lobes;
  const body = group(
    [
      lyingCylinder(pen, 40, 284, 510, 32, steel),
      repeat(lobes, (index) => {
        const x = 104 + index * step;
        const up = [0, 1, 0, 0, 1, 1, 0, 1][index % 8] === 1;
        return index % 3 === 2
          ? lyingCylinder(pen, x - 4, 262, step * 0.5, 76, named("alloy"))
          : path(
              up
                ? d`M${x} 264Q${x} 226 ${x + 9} 222H${x + 19}Q${x + 26} 226 ${x + 26} 264V322H${x}Z`
                : d`M${x} 278V336Q${x} 374 ${x + 9} 378H${x + 19}Q${x + 26} 374 ${x + 26} 336V278Z`,
              { fill: pen.tube(steel, "down"), stroke: steel.edge, "stroke-width": 1.8 },
            );
      }),
      lyingCylinder(pen, 36, 256, 44, 88, named("alloy"), named("alloy")),
      lyingCylinder(pen, 508, 252, 46, 96, named("alloy"), named("steel")),
      boltHole(556, 282, 5),
      boltHole(556, 318, 5),
    ],
    { transform: "rotate(-16 300 300)" },
  );
  const lifters = repeat(4, (index) =>
    uprightCylinder(pen, 330 + index * 52, 408 + (index % 2) * 8, 40, 62, named("steel"), named("alloy"), 0.3),
  );
  return { body: body + lifters, box: { x: 40, y: 150, width: 520, height: 340 }, sizeMm: [612, 48], focus: [420, 280] };
}
