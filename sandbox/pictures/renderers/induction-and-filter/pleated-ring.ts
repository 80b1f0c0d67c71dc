import type { Sheet } from "../../drawing/artwork.ts";
import { paint } from "../../drawing/material.ts";
import { d } from "../../drawing/path-data.ts";
import { ellipse, group, path, rect, repeat, stroke } from "../../drawing/shapes.ts";

export function pleatedRing(sheet: Sheet, cx: number, cy: number, scale: number): string {
  const { pen, random } = sheet;
  const paper = paint(random.pick(["#e8c46a", "#d9d2bb", "#c8504a"]));
  const rubber = paint(random.pick(["#d9691e", "#23262b", "#1f56a8"]));
  const pleats = repeat(74, (index) => {
    const angle = (Math.PI * (index + 0.5)) / 74;
    const x = -Math.cos(angle) * 208;
    const y = Math.sin(angle) * 64;
    return rect(x - 3 * Math.sin(angle) - 0.6, y - 34, Math.max(1.6, 6.4 * Math.sin(angle)), 96, {
      fill: pen.linear(
        [
          [0, paper.dark],
          [0.4, paper.shine],
          [1, paper.dark],
        ],
        "across",
      ),
    });
  });
  const drawing = [
    path("M-222 62A222 70 0 0 0 222 62V82A222 70 0 0 1 -222 82Z", { fill: pen.tube(rubber), stroke: rubber.edge, "stroke-width": 1.6 }),
    path("M-212 -34A212 66 0 0 0 212 -34V66A212 66 0 0 1 -212 66Z", { fill: paper.mid }),
    pleats,
    path("M-222 -46A222 70 0 0 0 222 -46V-28A222 70 0 0 1 -222 -28Z", { fill: pen.tube(rubber), stroke: rubber.edge, "stroke-width": 1.6 }),
    ellipse(0, -48, 222, 70, { fill: pen.face(rubber), stroke: rubber.edge, "stroke-width": 1.8 }),
    ellipse(0, -46, 150, 44, {
      fill: pen.linear([
        [0, "#33302a"],
        [0.5, paper.dark],
        [1, paper.light],
      ]),
      stroke: rubber.edge,
      "stroke-width": 2,
    }),
    repeat(28, (index) => {
      const x = -140 + index * 10.4;
      const h = Math.sqrt(Math.max(0, 1 - (x / 150) ** 2)) * 40;
      return stroke(d`M${x} ${-46 - h}V${-40 + h * 0.2}`, "#2a2721", 1.4, { opacity: 0.5 });
    }),
    path("M-222 -48A222 70 0 0 1 120 -106L80 -84A150 44 0 0 0 -150 -48Z", { fill: "#ffffff", opacity: 0.22 }),
  ].join("");
  return group(drawing, { transform: `translate(${cx} ${cy}) scale(${scale})` });
}
