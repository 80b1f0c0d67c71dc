import { ink } from "../drawing/colour.ts";
import { lettering, letteringWidth } from "../drawing/lettering.ts";
import type { Pen } from "../drawing/pen.ts";
import { element, ellipse, rect, repeat, stroke } from "../drawing/shapes.ts";

/** Marks what is only ground, so that formats with clear pixels can leave it out. */
export const groundMark = { class: "ground" } as const;

/** The picture without its ground. */
export function withoutGround(svg: string): string {
  return svg.replaceAll(/<(?:rect|path|ellipse) [^>]*class="ground"[^>]*\/>/g, "");
}

/** The soft studio ground that every part stands on; it goes on beyond the frame, for wide social cards. Where pixels can be clear, the page lays the ground instead. */
export function backdrop(pen: Pen): string {
  const light = pen.define((id) =>
    element(
      "radialGradient",
      { id, gradientUnits: "userSpaceOnUse", cx: 252, cy: 228, r: 470 },
      '<stop offset="0" stop-color="#ffffff"/><stop offset="0.55" stop-color="#f8f6f3"/><stop offset="1" stop-color="#e6e4e1"/>',
    ),
  );
  return rect(-1200, -1200, 3000, 3000, { fill: light, ...groundMark });
}

/** What dimensions are drawn in: light lines on a draughtsman's blue, by day as by night. */
export const blueprintInk = { paper: "#173a6b", grid: "#5d86bd", line: "#e4edf8" } as const;

/** A draughtsman's squared sheet for dimension drawings. */
export function squaredPaper(): string {
  const lines = repeat(120, (index) => {
    const at = (index - 44) * 20;
    return stroke(`M${at} -900V1500M-900 ${at}H1500`, blueprintInk.grid, index % 5 === 4 ? 1 : 0.5, { opacity: 0.45 });
  });
  return rect(-1200, -1200, 3000, 3000, { fill: blueprintInk.paper }) + lines;
}

export function groundShadow(pen: Pen, cx: number, y: number, width: number, strength = 0.42): string {
  const alpha = Math.round(strength * 255)
    .toString(16)
    .padStart(2, "0");
  const soft = pen.radial(
    [
      [0, `#1c2230${alpha}`],
      [
        0.45,
        `#1c2230${Math.round(strength * 120)
          .toString(16)
          .padStart(2, "0")}`,
      ],
      [1, "#1c223000"],
    ],
    0.5,
    0.5,
    0.5,
  );
  return (
    ellipse(cx + 6, y, width * 0.56, Math.max(10, width * 0.045), { fill: soft }) +
    ellipse(cx + 3, y - 1, width * 0.4, Math.max(5, width * 0.018), { fill: soft })
  );
}

/** A small printed tag such as "LH", at the bottom right of the frame. */
export function chip(text: string, right = 564, bottom = 564): string {
  const width = letteringWidth(text, 22) + 34;
  return (
    rect(right - width, bottom - 46, width, 46, { rx: 3, fill: ink.black }) +
    rect(right - width, bottom - 46, 6, 46, { fill: ink.red }) +
    lettering(text, { x: right - width / 2 + 3, y: bottom - 12, height: 22, colour: "#ffffff", anchor: "middle" })
  );
}
