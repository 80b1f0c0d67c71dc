import { d } from "#sandbox/pictures/drawing/path-data.ts";
import type { Pen } from "#sandbox/pictures/drawing/pen.ts";
import { circle, path, rect, repeat } from "#sandbox/pictures/drawing/shapes.ts";

const outlines = {
  bulb: "M52 40A46 46 0 1 1 116 92L116 112L150 112L150 166L58 166L58 132L84 132L84 98A46 46 0 0 1 52 40ZM88 30A28 28 0 1 0 88.1 30Z",
  channel: "M40 40H76V132H124V40H160V60H148V160H52V60H40Z",
  lip: "M44 150V110L120 34L146 44L84 116H150V150Z",
  pinch: "M60 30A30 30 0 0 1 118 48V70H146V168H108V96H94V168H56V70Q56 50 60 30Z",
  screen: "M34 46Q100 26 166 46V78H118V104H166V142Q100 162 34 142V104H82V78H34Z",
} as const;

export type ProfileName = keyof typeof outlines;
export const profileNames = ["bulb", "channel", "lip", "pinch", "screen"] as const satisfies readonly ProfileName[];

/** The cut end of an extrusion, drawn as a technical section in a 200 × 200 frame. */
export function rubberProfile(pen: Pen, name: ProfileName, colour = "#33373d"): string {
  const shape = outlines[name];
  const clip = pen.clip(path(shape, { "clip-rule": "evenodd" }));
  const hatch = repeat(24, (index) =>
    path(d`M${-200 + index * 17} 210L${index * 17} 10`, { stroke: "#ffffff", "stroke-width": 1.6, opacity: 0.32, fill: "none" }),
  );
  return (
    rect(-40, -40, 280, 280, { fill: "#eef2f6" }) +
    repeat(15, (index) =>
      path(`M${-40 + index * 20} -40V240M-40 ${-40 + index * 20}H240`, { stroke: "#c2d0e0", "stroke-width": 0.6, fill: "none" }),
    ) +
    path(shape, { "fill-rule": "evenodd", fill: colour }) +
    `<g clip-path="${clip}">${hatch}</g>` +
    path(shape, { fill: "none", stroke: "#0d0f12", "stroke-width": 2.4 })
  );
}

/** The same section small, in a round window beside the part. */
export function profileBadge(pen: Pen, name: ProfileName, cx: number, cy: number, colour?: string): string {
  const clip = pen.clip(circle(0, 0, 64));
  return `<g transform="translate(${cx} ${cy})">${circle(3, 5, 66, { fill: "#1c2230", opacity: 0.18 })}<g clip-path="${clip}"><g transform="translate(-64 -64) scale(0.64)">${rubberProfile(pen, name, colour)}</g></g>${circle(0, 0, 64, { fill: "none", stroke: "#ffffff", "stroke-width": 7 })}${circle(0, 0, 67, { fill: "none", stroke: "#1c2230", "stroke-width": 1.6 })}</g>`;
}
