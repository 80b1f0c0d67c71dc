import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { material as named } from "#sandbox/pictures/drawing/material.ts";
import { d, outline } from "#sandbox/pictures/drawing/path-data.ts";
import { group, path, rect, repeat, stroke } from "#sandbox/pictures/drawing/shapes.ts";
import { boltHead } from "#sandbox/pictures/drawing/solids.ts";

export function chromeBar({ pen, random, material }: Sheet): Artwork {
  const metal = material("chrome");
  const depth = random.between(72, 92);
  const bow = random.between(18, 34);
  const hasOverriders = random.whole(0, 2) > 0;
  const y = 262;
  const bar = d`M36 ${y + 14}Q34 ${y - 6} 62 ${y - 4}Q300 ${y + bow - 6} 538 ${y - 4}Q566 ${y - 6} 564 ${y + 14}L560 ${y + depth - 12}Q556 ${y + depth + 6} 532 ${y + depth + 4}Q300 ${y + depth + bow + 12} 68 ${y + depth + 4}Q44 ${y + depth + 6} 40 ${y + depth - 12}Z`;
  const clip = pen.clip(path(bar));
  const band = (share: number) => d`M30 ${y + depth * share}Q300 ${y + depth * share + bow + 6} 570 ${y + depth * share}`;
  const horizon =
    path(`${band(0.5)}V${y + depth + 80}H30Z`, {
      fill: pen.linear(
        [
          [0, "#2b343e"],
          [0.16, "#5d6874"],
          [0.42, "#cfd6dd"],
          [0.7, "#ffffff"],
          [1, "#8d98a3"],
        ],
        "down",
      ),
    }) +
    stroke(band(0.5), "#1d242c", 2.5) +
    stroke(band(0.12), "#ffffff", 5, { opacity: 0.95 }) +
    stroke(band(0.9), "#4c5762", 2, { opacity: 0.7 }) +
    path(d`M36 ${y - 10}H84Q66 ${y + 40} 88 ${y + depth + 20}H36Z`, { fill: "#20272f", opacity: 0.28 }) +
    path(d`M564 ${y - 10}H516Q534 ${y + 40} 512 ${y + depth + 20}H564Z`, { fill: "#20272f", opacity: 0.4 });
  const isChrome = metal === named("chrome");
  const rider = (x: number) =>
    path(
      outline([
        [x - 19, y - 24, 18],
        [x + 19, y - 24, 18],
        [x + 23, y + depth + 24, 14],
        [x - 23, y + depth + 24, 14],
      ]),
      { fill: pen.tube(metal), stroke: metal.edge, "stroke-width": 1.6 },
    ) + rect(x - 7, y - 8, 14, depth + 16, { rx: 6, fill: pen.tube(named("rubber")) });
  const body = [
    path(bar, {
      fill: pen.linear(
        isChrome
          ? [
              [0, "#ffffff"],
              [0.35, "#c2ccd6"],
              [1, "#8d99a6"],
            ]
          : metal.face,
        "down",
      ),
      stroke: metal.edge,
      "stroke-width": 2,
    }),
    group(
      isChrome ? horizon : stroke(band(0.5), metal.edge, 2.5) + stroke(band(0.47), metal.shine, 3) + stroke(band(0.12), metal.shine, 4),
      { "clip-path": clip },
    ),
    hasOverriders ? rider(176) + rider(424) : "",
    [118, 482].map((x) => boltHead(pen, x, y + depth * 0.56 + bow * 0.35, 9, metal)).join(""),
    hasOverriders
      ? ""
      : boltHead(pen, 230, y + depth * 0.56 + bow * 0.62, 9, metal) + boltHead(pen, 370, y + depth * 0.56 + bow * 0.62, 9, metal),
  ].join("");
  const top = hasOverriders ? y - 24 : y - 6;
  return {
    body,
    box: { x: 36, y: top, width: 528, height: depth + (hasOverriders ? 54 : 36) },
    sizeMm: [1720, 190],
    focus: [424, y + depth / 2],
  };
}

export function overrider({ pen, random, material }: Sheet): Artwork {
  const metal = material("chrome");
  const lean = random.between(6, 18);
  const shape = d`M${226 - lean} 470Q206 300 244 160Q252 126 300 122Q350 126 358 160Q394 300 ${374 + lean} 470Q300 492 ${226 - lean} 470Z`;
  const clip = pen.clip(path(shape));
  const body = [
    path(shape, { fill: pen.tube(metal), stroke: metal.edge, "stroke-width": 2.4 }),
    group(
      path("M200 110H400V210Q300 160 200 230Z", { fill: "#ffffff", opacity: 0.55 }) +
        stroke("M246 470Q228 300 258 170", "#ffffff", 8, { opacity: 0.9 }),
      { "clip-path": clip },
    ),
    rect(284, 168, 34, 290, { rx: 15, fill: pen.tube(named("rubber")), stroke: "#0d0f12", "stroke-width": 1.6 }),
    repeat(9, (index) => stroke(d`M288 ${192 + index * 30}H314`, "#090a0c", 2.4)),
  ].join("");
  return { body, box: { x: 208, y: 122, width: 184, height: 362 }, sizeMm: [92, 268], focus: [300, 200] };
}
