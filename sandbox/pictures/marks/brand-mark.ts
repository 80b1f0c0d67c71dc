import { ink, luminance } from "../drawing/colour.ts";
import { lettering, letteringWidth } from "../drawing/lettering.ts";
import { d, gearOutline, outline, ringSector } from "../drawing/path-data.ts";
import { createRandom, type Random } from "../drawing/random.ts";
import { groundMark } from "../views/backdrop.ts";
import { circle, ellipse, group, path, polar, rect, stroke } from "../drawing/shapes.ts";

/** A brand's sign in a 200 × 200 frame and its wordmark; both follow from the name alone. */
export type BrandIdentity = { ground: string; accent: string; emblem: string; shortName: string; restName: string };

const schemes = [
  ["#1c2230", "#c8102e"],
  ["#c8102e", "#ffffff"],
  ["#1d5c40", "#e9c46a"],
  ["#23509c", "#ffffff"],
  ["#173a6b", "#e39a1c"],
  ["#6b1526", "#efe4c8"],
  ["#e39a1c", "#1c2230"],
  ["#0f4c5c", "#f2c14e"],
  ["#3b2f2f", "#e2701a"],
  ["#f2c418", "#1c2230"],
  ["#4a4f57", "#f2f2ef"],
] as const;

const companyWords = /^(?:co|company|works|parts|tool|the)$/i;

export function brandIdentity(name: string): BrandIdentity {
  const random = createRandom(`brand:${name.toLowerCase()}`);
  const [ground, accent] = random.pick(schemes);
  const words = name.split(/[\s&]+/).filter((word) => word !== "");
  const initials =
    words
      .filter((word) => !companyWords.test(word))
      .slice(0, 2)
      .map((word) => word.charAt(0))
      .join("") || name.charAt(0);
  const [shortName = name, ...rest] = name.split(" ");
  return { ground, accent, emblem: emblem(random, initials, ground, accent), shortName, restName: rest.join(" ") };
}

/** A brand's mark: sign and wordmark side by side, 600 × 300. */
export function brandMark(name: string): string {
  const brand = brandIdentity(name);
  const hasRest = brand.restName !== "";
  return (
    rect(-1200, -1200, 3000, 2700, { fill: ink.paper, ...groundMark }) +
    group(brand.emblem, { transform: "translate(34 58) scale(0.92)" }) +
    lettering(brand.shortName, { x: 244, y: hasRest ? 156 : 176, height: 58, colour: ink.black, weight: 0.19, maxWidth: 326 }) +
    (hasRest ? stroke("M244 176H570", brand.ground === "#ffffff" ? ink.red : brand.ground, 4, { "stroke-linecap": "butt" }) : "") +
    lettering(brand.restName, { x: 244, y: 216, height: 25, colour: ink.black, weight: 0.14, maxWidth: 326 })
  );
}

function emblem(random: Random, initials: string, ground: string, accent: string): string {
  const shape = random.pick([shield, roundel, gear, diamond, hexagon, winged, capsule, oval, pennant, arrowhead]);
  return shape(initials, ground, accent);
}

function letters(initials: string, y: number, height: number, colour: string, maxWidth: number, slant = 0): string {
  const natural = letteringWidth(initials, height);
  const size = natural > maxWidth ? (height * maxWidth) / natural : height;
  return lettering(initials, {
    x: 100 - slant * size * 0.5,
    y: y - (height - size) / 2,
    height: size,
    colour,
    anchor: "middle",
    weight: 0.21,
    slant,
  });
}

/** Letters take the accent only where it can be read on the ground. */
function readable(ground: string, accent: string): string {
  return Math.abs(luminance(ground) - luminance(accent)) > 0.35 ? accent : luminance(ground) > 0.5 ? ink.black : "#ffffff";
}

function shield(initials: string, ground: string, accent: string): string {
  const edge = "M100 8Q140 30 184 26Q190 128 100 192Q10 128 16 26Q60 30 100 8Z";
  return (
    path(edge, { fill: ground }) +
    path("M100 24Q136 42 170 40Q172 120 100 174Q28 120 30 40Q64 42 100 24Z", { fill: "none", stroke: accent, "stroke-width": 5 }) +
    letters(initials, 130, 64, readable(ground, accent), 96)
  );
}

function roundel(initials: string, ground: string, accent: string): string {
  return (
    circle(100, 100, 94, { fill: ground }) +
    circle(100, 100, 78, { fill: "none", stroke: accent, "stroke-width": 7 }) +
    letters(initials, 132, 64, readable(ground, accent), 96)
  );
}

function gear(initials: string, ground: string, accent: string): string {
  return (
    path(gearOutline(100, 100, 78, 95, 14), { fill: ground }) +
    circle(100, 100, 62, { fill: accent }) +
    letters(initials, 126, 52, readable(accent, ground), 78)
  );
}

function diamond(initials: string, ground: string, accent: string): string {
  return (
    path(
      outline([
        [100, 4, 14],
        [196, 100, 14],
        [100, 196, 14],
        [4, 100, 14],
      ]),
      { fill: ground },
    ) +
    path(
      outline([
        [100, 26, 8],
        [174, 100, 8],
        [100, 174, 8],
        [26, 100, 8],
      ]),
      { fill: "none", stroke: accent, "stroke-width": 5 },
    ) +
    letters(initials, 127, 54, readable(ground, accent), 78)
  );
}

function hexagon(initials: string, ground: string, accent: string): string {
  const corners = [0, 1, 2, 3, 4, 5].map((index) => {
    const [x, y] = polar(100, 100, 96, index * 60);
    return [x, y, 8] as const;
  });
  return (
    path(outline(corners), { fill: ground }) +
    stroke("M46 60H154M46 146H154", accent, 7, { "stroke-linecap": "butt" }) +
    letters(initials, 130, 56, readable(ground, accent), 106)
  );
}

function winged(initials: string, ground: string, accent: string): string {
  const wing = "M96 70Q40 62 4 74Q14 92 34 96Q24 98 18 98Q30 114 52 116Q46 120 42 120Q56 134 96 132Z";
  return (
    path(wing, { fill: ground }) +
    path(wing, { fill: ground, transform: "matrix(-1 0 0 1 200 0)" }) +
    circle(100, 100, 52, { fill: accent }) +
    circle(100, 100, 43, { fill: ground }) +
    letters(initials, 118, 36, readable(ground, accent), 58)
  );
}

function capsule(initials: string, ground: string, accent: string): string {
  return (
    path(
      outline([
        [30, 44, 14],
        [198, 44, 14],
        [170, 156, 14],
        [2, 156, 14],
      ]),
      { fill: ground },
    ) +
    path("M4 148L170 148L172 156Q170 156 162 156L16 156Q2 156 4 148Z", { fill: accent }) +
    letters(initials, 130, 60, readable(ground, accent), 104, 0.22)
  );
}

function oval(initials: string, ground: string, accent: string): string {
  return (
    ellipse(100, 100, 97, 70, { fill: ground }) +
    ellipse(100, 100, 84, 57, { fill: "none", stroke: accent, "stroke-width": 5 }) +
    letters(initials, 128, 56, readable(ground, accent), 110)
  );
}

function pennant(initials: string, ground: string, accent: string): string {
  return (
    path("M6 30H194L160 100L194 170H6Z", { fill: ground }) +
    path("M6 30H24V170H6Z", { fill: accent }) +
    group(letters(initials, 130, 60, readable(ground, accent), 100), { transform: "translate(-6 0)" })
  );
}

function arrowhead(initials: string, ground: string, accent: string): string {
  return (
    path(ringSector(100, 100, 70, 96, 120, 420), { fill: ground }) +
    path(d`M100 ${196}L60 150H140Z`, { fill: accent }) +
    letters(initials, 128, 58, ink.black, 92)
  );
}
