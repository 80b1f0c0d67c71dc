import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { material as named } from "../drawing/material.ts";
import { d, outline } from "../drawing/path-data.ts";
import { tube } from "../drawing/tube.ts";
import { circle, group, path, rect, repeat, stroke } from "../drawing/shapes.ts";
import { boltHead, boltHole, lyingCylinder } from "../drawing/solids.ts";

/** Bumper bars, overriders, covers, spoilers and tow bars. */
export function bumper(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "chrome_small":
      return overrider(sheet);
    case "plastic_bumper":
      return cover(sheet);
    case "spoiler":
      return sheet.seed % 2 === 0 ? rearSpoiler(sheet) : frontSpoiler(sheet);
    case "bar_steel":
      return towBar(sheet);
    default:
      return chromeBar(sheet);
  }
}

function chromeBar({ pen, random, material }: Sheet): Artwork {
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

function overrider({ pen, random, material }: Sheet): Artwork {
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

function cover({ pen, random, material }: Sheet): Artwork {
  const plastic = material("black");
  const slot = random.between(250, 310);
  const shell = "M34 262Q40 224 96 214Q300 186 504 214Q560 224 566 262Q572 340 548 404Q536 422 508 424L92 424Q64 422 52 404Q28 340 34 262Z";
  const lamp = (x: number) =>
    circle(x, 372, 25, { fill: "#0d0f12", stroke: plastic.light, "stroke-width": 2 }) +
    circle(x, 372, 18, {
      fill: pen.radial([
        [0, "#fff7dd"],
        [1, "#c9b370"],
      ]),
    });
  const body = [
    path(shell, { fill: pen.face(plastic, "down"), stroke: plastic.edge, "stroke-width": 2 }),
    stroke("M40 262Q300 232 560 262", plastic.shine, 4, { opacity: 0.75 }),
    stroke("M38 298Q300 272 562 298", "#000000", 5, { opacity: 0.6 }),
    stroke("M38 304Q300 278 562 304", plastic.shine, 2, { opacity: 0.5 }),
    path(
      outline([
        [300 - slot / 2, 340, 14],
        [300 + slot / 2, 340, 14],
        [286 + slot / 2, 404, 14],
        [314 - slot / 2, 404, 14],
      ]),
      { fill: "#07080a", stroke: plastic.shine, "stroke-width": 1.5 },
    ),
    repeat(4, (index) => stroke(d`M${310 - slot / 2} ${354 + index * 13}H${290 + slot / 2}`, "#3c424a", 2.4)),
    lamp(112),
    lamp(488),
    boltHole(66, 246, 4),
    boltHole(534, 246, 4),
  ].join("");
  return { body, box: { x: 34, y: 200, width: 532, height: 224 }, sizeMm: [1780, 520], focus: [488, 366], depth: 12 };
}

function rearSpoiler({ pen, random, material }: Sheet): Artwork {
  const skin = material("gelcoat");
  const rise = random.between(56, 86);
  const wing = d`M30 292Q300 250 570 292L578 324Q300 288 22 324Z`;
  const foot = (x: number, mirror: number) =>
    path(d`M${x} 300L${x + 54 * mirror} 296L${x + 62 * mirror} ${320 + rise}L${x - 20 * mirror} ${324 + rise}Z`, {
      fill: pen.face(skin, "down"),
      stroke: skin.edge,
      "stroke-width": 1.6,
    });
  const body = [
    foot(112, 1),
    foot(488, -1),
    path(wing, {
      fill: pen.linear(
        [
          [0, skin.shine],
          [0.5, skin.light],
          [0.62, skin.dark],
          [1, skin.mid],
        ],
        "down",
      ),
      stroke: skin.edge,
      "stroke-width": 2,
    }),
    stroke("M36 294Q300 254 564 294", skin.shine, 4),
    path("M22 324L30 292L42 291L36 322ZM578 324L570 292L558 291L564 322Z", { fill: skin.dark, opacity: 0.55 }),
    boltHole(118, 312 + rise, 4),
    boltHole(482, 312 + rise, 4),
  ].join("");
  return { body, box: { x: 22, y: 266, width: 556, height: 58 + rise }, sizeMm: [1390, 210], focus: [500, 320] };
}

function frontSpoiler({ pen, random, material }: Sheet): Artwork {
  const skin = material("black");
  const drop = random.between(82, 116);
  const shape = d`M36 262Q300 226 564 262L548 ${280 + drop}Q300 ${262 + drop} 52 ${280 + drop}Z`;
  const duct = (x: number) => rect(x - 34, 300, 68, 26, { rx: 10, fill: "#06070a", stroke: skin.shine, "stroke-width": 1.5 });
  const body = [
    path(shape, { fill: pen.face(skin, "down"), stroke: skin.edge, "stroke-width": 2 }),
    stroke("M42 266Q300 232 558 266", skin.shine, 4, { opacity: 0.8 }),
    path(d`M48 ${262 + drop}Q300 ${240 + drop} 552 ${262 + drop}L548 ${280 + drop}Q300 ${262 + drop} 52 ${280 + drop}Z`, {
      fill: "#000000",
      opacity: 0.45,
    }),
    duct(150),
    duct(450),
    repeat(5, (index) => boltHole(80 + index * 110, 272 - Math.sin((index / 4) * Math.PI) * 22, 4)),
  ].join("");
  return { body, box: { x: 36, y: 244, width: 528, height: 40 + drop }, sizeMm: [1620, 180], focus: [450, 310], depth: 10 };
}

function towBar({ pen, random, material }: Sheet): Artwork {
  const steel = material("black");
  const reach = random.between(90, 120);
  const chrome = named("chrome");
  const plate = (x: number) =>
    path(
      outline([
        [x - 30, 178, 6],
        [x + 30, 178, 6],
        [x + 26, 292, 6],
        [x - 26, 292, 6],
      ]),
      { fill: pen.face(steel), stroke: steel.edge, "stroke-width": 2 },
    ) +
    boltHole(x, 204, 8) +
    boltHole(x, 244, 8);
  const body = [
    plate(78),
    plate(522),
    lyingCylinder(pen, 46, 262, 508, 52, steel),
    tube(d`M300 300V${340 + reach * 0.4}Q300 ${382 + reach * 0.2} 340 ${382 + reach * 0.2}H372`, 40, steel),
    rect(262, 292, 76, 62, { rx: 4, fill: pen.tube(steel), stroke: steel.edge, "stroke-width": 2 }),
    boltHead(pen, 300, 323, 11, named("zinc")),
    rect(362, 366 + reach * 0.2, 54, 20, { rx: 4, fill: pen.tube(chrome), stroke: chrome.edge, "stroke-width": 1.4 }),
    rect(378, 340 + reach * 0.2, 22, 28, { fill: pen.tube(chrome) }),
    circle(389, 322 + reach * 0.2, 32, {
      fill: pen.radial([
        [0, "#ffffff"],
        [0.4, "#c3ccd4"],
        [0.75, "#59646f"],
        [1, "#a9b3bc"],
      ]),
      stroke: chrome.edge,
      "stroke-width": 1.6,
    }),
  ].join("");
  return { body, box: { x: 46, y: 178, width: 508, height: 236 + reach * 0.2 }, sizeMm: [1180, 420], focus: [389, 340] };
}
