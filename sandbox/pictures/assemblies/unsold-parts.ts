import type { Artwork } from "../drawing/artwork.ts";
import { material } from "../drawing/material.ts";
import type { Pen } from "../drawing/pen.ts";
import { around, circle, ellipse, path, stroke } from "../drawing/shapes.ts";
import { boltHead, boltHole } from "../drawing/solids.ts";

const steel = material("steel");
const box = (size: number) => ({ x: 300 - size, y: 300 - size, width: 2 * size, height: 2 * size });
const art = (body: string, size: number): Artwork => ({ body, box: box(size), sizeMm: [280, 280], focus: [300, 300] });

/** The pressed plate that shoes and cylinder hang on. */
function backingPlate(pen: Pen): Artwork {
  const face = pen.face(material("black"));
  const dark = { fill: "none", stroke: "#0f1216", "stroke-width": 5, opacity: 0.7 };
  return art(
    circle(300, 300, 240, { fill: face, stroke: "#0f1216", "stroke-width": 3 }) +
      circle(300, 300, 222, { ...dark, stroke: "#59626b", "stroke-width": 3 }) +
      circle(300, 300, 128, dark) +
      path("M226 96H374L360 150H240Z", { fill: "#2b3036", stroke: "#59626b", "stroke-width": 3 }) +
      boltHole(270, 122, 9) +
      boltHole(330, 122, 9) +
      boltHole(300, 118, 13) +
      around(6, 300, 300, 176, (x, y) => ellipse(x, y, 20, 12, { fill: "#474e56", stroke: "#0f1216", "stroke-width": 2 }), -60) +
      path("M262 486H338V506H262Z", { fill: "#0f1216" }) +
      circle(300, 300, 70, { fill: "#fbfaf7", stroke: "#0f1216", "stroke-width": 4 }) +
      around(4, 300, 300, 98, (x, y) => boltHead(pen, x, y, 12, steel), -45),
    240,
  );
}

/** The thin shield behind a rotor, open where the caliper sits. */
function dustShield(pen: Pen): Artwork {
  return art(
    path("M300 60A240 240 0 1 0 520 396L418 350A128 128 0 1 1 388 206L470 132A240 240 0 0 0 300 60Z", {
      fill: pen.face(material("zinc")),
      stroke: "#39424c",
      "stroke-width": 3,
    }) +
      stroke("M300 84A216 216 0 1 0 492 396", "#39424c", 2.5, { opacity: 0.55 }) +
      stroke("M150 210L208 250M120 330L190 322M180 450L232 402", "#39424c", 5, { opacity: 0.5 }) +
      around(3, 300, 300, 152, (x, y) => boltHole(x, y, 10), 90),
    240,
  );
}

/** A front hub with its studs. */
function hub(pen: Pen): Artwork {
  const iron = material("iron");
  return art(
    circle(300, 300, 180, { fill: pen.face(iron), stroke: iron.edge, "stroke-width": 4 }) +
      circle(300, 300, 150, { fill: "none", stroke: iron.edge, "stroke-width": 2, opacity: 0.6 }) +
      around(
        5,
        300,
        300,
        128,
        (x, y) => boltHead(pen, x, y, 24, steel) + circle(x, y, 11, { fill: steel.mid, stroke: steel.edge, "stroke-width": 2 }),
      ) +
      circle(300, 300, 82, { fill: pen.face(steel), stroke: iron.edge, "stroke-width": 4 }) +
      circle(300, 300, 56, { fill: "#20252b" }) +
      circle(306, 306, 40, { fill: "#3a424a" }),
    180,
  );
}

/** A long coil with a hook at either end. */
function returnSpring(): Artwork {
  const coil = Array.from({ length: 17 }, (_, index) => `M${196 + index * 13} 262L${206 + index * 13} 338`).join("");
  const hooks = "M196 300H150Q112 300 112 268Q112 244 140 244M404 300H450Q488 300 488 332Q488 356 460 356";
  return {
    body:
      stroke(hooks, "#59626b", 13) +
      stroke(hooks, "#c9d2db", 5) +
      stroke(coil, "#4d565f", 12) +
      stroke(coil, "#aab5c0", 6) +
      stroke(coil, "#ffffff", 2, { transform: "translate(-2 -1)" }),
    box: { x: 106, y: 238, width: 388, height: 124 },
    sizeMm: [110, 22],
    focus: [300, 300],
  };
}

/** A straight bar with splined ends: a torsion bar, or a link's plain middle. */
function bar(): Artwork {
  const ends = [108, 452]
    .map((x) => stroke(`M${x} 300H${x + 40}`, "#39424c", 40) + stroke(`M${x + 2} 292H${x + 38}`, "#aab5c0", 6))
    .join("");
  return {
    body: stroke("M120 300H480", "#23282e", 26) + stroke("M120 294H480", "#6d7783", 8) + ends,
    box: { x: 86, y: 278, width: 428, height: 44 },
    sizeMm: [1100, 28],
    focus: [300, 300],
  };
}

/** Parts of assemblies that nobody sells apart, and that no product's picture shows. */
export const unsoldParts: Readonly<Record<string, (pen: Pen) => Artwork>> = {
  "backing-plate": backingPlate,
  "dust-shield": dustShield,
  hub,
  bar,
  "return-spring": returnSpring,
};
