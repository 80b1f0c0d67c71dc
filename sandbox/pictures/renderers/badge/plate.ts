import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { lettering } from "../../drawing/lettering.ts";
import { material as named } from "../../drawing/material.ts";
import { rect, stroke } from "../../drawing/shapes.ts";
import { boltHead } from "../../drawing/solids.ts";

export function plate(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const alloy = sheet.material("alloy");
  const heading = sheet.label ?? random.pick(["Body and chassis", "Identification", "Manufactured in Australia"]);
  const rows = ["Model", "Body no", "Trim", "Paint", "Engine"].map((text, index) => {
    const y = 262 + index * 38;
    return (
      lettering(text, { x: 112, y: y + 18, height: 15, colour: "#e9ecee", weight: 0.13 }) +
      rect(250, y - 6, 232, 29, { fill: pen.face(alloy, "down"), stroke: "#0e1013", "stroke-width": 1.4 })
    );
  });
  const body = [
    rect(70, 166, 460, 292, { rx: 12, fill: pen.face(alloy), stroke: alloy.edge, "stroke-width": 2.2 }),
    rect(86, 182, 428, 260, {
      rx: 6,
      fill: pen.linear(
        [
          [0, "#33383f"],
          [1, "#14171b"],
        ],
        "slope",
      ),
    }),
    lettering(heading, { x: 300, y: 232, height: 24, colour: "#f3f5f6", anchor: "middle", maxWidth: 390, weight: 0.16 }),
    stroke("M108 246H492", "#e9ecee", 1.6),
    ...rows,
    boltHead(pen, 84, 180, 7, named("brass")),
    boltHead(pen, 516, 180, 7, named("brass")),
    boltHead(pen, 84, 444, 7, named("brass")),
    boltHead(pen, 516, 444, 7, named("brass")),
  ].join("");
  return {
    body,
    box: { x: 70, y: 166, width: 460, height: 292 },
    sizeMm: [110, 70],
    focus: [380, 290],
    depth: 6,
    isLettered: true,
    pack: "bag",
  };
}
