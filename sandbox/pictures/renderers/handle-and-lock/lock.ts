import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named } from "../../drawing/material.ts";
import { hole, outline } from "../../drawing/path-data.ts";
import { circle, group, path, rect, repeat, stroke } from "../../drawing/shapes.ts";
import { lyingCylinder } from "../../drawing/solids.ts";

export function lock({ pen }: Sheet): Artwork {
  const [chrome, zinc, brass] = [named("chrome"), named("zinc"), named("brass")];
  const barrel = (x: number, y: number) =>
    lyingCylinder(pen, x, y + 12, 130, 66, zinc) +
    repeat(5, (index) => rect(x + 24 + index * 20, y + 14, 8, 30, { fill: zinc.dark, opacity: 0.7 })) +
    lyingCylinder(pen, x + 128, y, 26, 90, chrome, chrome) +
    rect(x + 150, y + 24, 7, 42, { rx: 3, fill: "#15181c" }) +
    rect(x - 40, y + 34, 48, 18, { rx: 3, fill: pen.tube(named("steel"), "down"), stroke: "#343a41", "stroke-width": 1.4 });
  const key = (transform: string) =>
    group(
      path(
        `${outline([
          [-46, -38, 20],
          [34, -38, 24],
          [44, 0, 20],
          [34, 38, 24],
          [-46, 38, 20],
          [-58, 0, 16],
        ])}${hole(-30, 0, 11)}`,
        { "fill-rule": "evenodd", fill: pen.face(brass), stroke: brass.edge, "stroke-width": 2 },
      ) +
        path("M38 -12H168L182 0L176 12H160L152 5L142 13L130 4L118 12L106 5L92 13L82 12H38Z", {
          fill: pen.linear(brass.face, "down"),
          stroke: brass.edge,
          "stroke-width": 1.8,
        }) +
        stroke("M44 -4H166", brass.dark, 2),
      { transform },
    );
  const body =
    barrel(92, 122) +
    barrel(340, 150) +
    circle(206, 372, 46, { fill: "none", stroke: "#39424c", "stroke-width": 9 }) +
    circle(206, 372, 46, { fill: "none", stroke: "#c9d2da", "stroke-width": 5 }) +
    key("translate(250 400) rotate(18)") +
    key("translate(216 428) rotate(66)");
  return { body, box: { x: 52, y: 116, width: 450, height: 470 }, sizeMm: [84, 34], focus: [330, 420], pack: "bag" };
}
