import type { PictureRequest, SceneName } from "../addresses/picture-request.ts";
import { anyCar } from "../cars/cars.ts";
import { lettering } from "../drawing/lettering.ts";
import type { Pen } from "../drawing/pen.ts";
import { createRandom } from "../drawing/random.ts";
import { circle, path, rect, repeat, stroke } from "../drawing/shapes.ts";
import { blueprint, engineBay } from "./drawn-scenes.ts";
import { type Scene, bands, gumTree, halftone, ridge, standingCar, sun } from "./print.ts";
import { coastRoad, openRoad, outback, raceDay } from "./road-scenes.ts";
import { nightShed, partsWall, shed, workshop } from "./shed-scenes.ts";

const paints = ["#c8102e", "#efe4c8", "#1d5c40", "#e39a1c", "#3f7c94"] as const;

/** A screen under the stars, cars in a row before it. */
const driveIn: Scene = ({ pen, random, car }) =>
  [
    bands(["#141b3a", "#2b2a55", "#57386a", "#93476b", "#d0685c"], 0, 600),
    repeat(60, () => circle(random.between(0, 1600), random.between(0, 330), random.between(1, 3), { fill: "#f6ead0", opacity: 0.85 })),
    halftone(pen, "#000000", 0.1, 0, 600),
    ridge(random, 560, 60, "#2a2140"),
    path("M430 110H1170L1150 500H450Z", { fill: "#1c2230" }),
    path("M452 130H1148L1130 482H470Z", {
      fill: pen.radial(
        [
          [0, "#fffaf0"],
          [0.6, "#f6ead0"],
          [1, "#d8c7a6"],
        ],
        0.5,
        0.5,
        0.6,
      ),
    }),
    standingCar(pen, anyCar(random, ["coupe"]), "#c8102e", 540, 420, 520),
    lettering("Tonight", { x: 800, y: 224, height: 58, colour: "#1c2230", anchor: "middle", weight: 0.2 }),
    stroke("M520 446H1080", "#1c2230", 6),
    [500, 660, 940, 1100].map((x) => rect(x, 496, 17, 120, { fill: "#1c2230" })).join(""),
    path("M470 482L800 900H240Z", { fill: "#f6ead0", opacity: 0.05 }),
    rect(0, 600, 1600, 300, { fill: "#2a2438" }),
    ridge(random, 640, 14, "#221d30", 5),
    rect(1290, 330, 230, 150, { rx: 8, fill: "#c8102e", stroke: "#f2c418", "stroke-width": 8 }),
    lettering("Drive-in", { x: 1405, y: 424, height: 40, colour: "#fdf3cf", anchor: "middle", maxWidth: 190, weight: 0.2 }),
    repeat(22, (index) => circle(1300 + (index % 11) * 21, index < 11 ? 344 : 466, 5, { fill: "#fff3cf" })),
    rect(1394, 480, 22, 190, { fill: "#1c2230" }),
    repeat(
      4,
      (index) =>
        rect(220 + index * 390, 640, 9, 110, { fill: "#8b909a" }) + rect(208 + index * 390, 640, 34, 40, { rx: 5, fill: "#59626b" }),
    ),
    standingCar(pen, anyCar(random, ["wagon", "sedan"]), random.pick(paints), 60, 800, 470),
    standingCar(pen, car ?? anyCar(random, ["ute", "van"]), random.pick(paints), 560, 820, 480),
    standingCar(pen, anyCar(random, ["hatch", "roadster", "coupe"]), random.pick(paints), 1070, 806, 470),
    halftone(pen, "#000000", 0.12, 600, 300),
  ].join("");

const shop = (x: number, width: number, wall: string, sign: string, text: string) =>
  rect(x, 250, width, 390, { fill: wall }) +
  path(`M${x - 6} 250H${x + width + 6}V214L${x + width / 2} 180L${x - 6} 214Z`, { fill: wall }) +
  rect(x - 6, 240, width + 12, 13, { fill: "#f4ead6" }) +
  rect(x + 26, 270, width - 52, 66, { fill: sign }) +
  lettering(text, { x: x + width / 2, y: 322, height: 36, colour: "#f6ead0", anchor: "middle", maxWidth: width - 90, weight: 0.19 }) +
  path(`M${x - 12} 372H${x + width + 12}L${x + width + 26} 424H${x - 26}Z`, { fill: "#8f4a3c" }) +
  repeat(Math.floor(width / 40), (index) => path(`M${x + 10 + index * 40} 372h20l2 52h-24Z`, { fill: "#f4ead6" })) +
  rect(x + 30, 448, width * 0.38, 150, { fill: "#3f5c73" }) +
  rect(x + width * 0.56, 448, width * 0.34, 192, { fill: "#2b3a46" }) +
  path(`M${x + 30} 448h60l-50 150h-10Z`, { fill: "#ffffff", opacity: 0.25 }) +
  [x, x + width - 10].map((post) => rect(post, 424, 11, 220, { fill: "#f4ead6" })).join("");

/** A country street: verandas, a water tower and a ute at the kerb. */
const mainStreet: Scene = ({ pen, random, car }) => {
  return [
    bands(["#a9cbd4", "#bdd6d6", "#d6e2d5", "#f0ead2"], 0, 560),
    circle(250, 150, 74, { fill: "#fdf3d4" }),
    halftone(pen, "#23509c", 0.08, 0, 560),
    ridge(random, 540, 70, "#8a9a74"),
    stroke("M1440 250L1410 560M1500 250L1530 560M1416 480H1524M1428 380H1512", "#59463a", 9),
    rect(1400, 150, 140, 104, { rx: 6, fill: "#9aa3a6" }),
    path("M1390 154L1470 104L1550 154Z", { fill: "#c8102e" }),
    shop(70, 330, "#d9a45f", "#1d5c40", "Milk bar"),
    shop(440, 420, "#b5654a", "#1c2230", "Spare parts"),
    shop(900, 340, "#8fa8a0", "#6b1526", "Hotel"),
    gumTree(1340, 640, 1.5, "#e8d7bd", "#5f7a4a", "#43603c"),
    rect(0, 640, 1600, 30, { fill: "#d8cdb4" }),
    rect(0, 666, 1600, 240, { fill: "#565a63" }),
    repeat(9, (index) => rect(30 + index * 190, 848, 96, 11, { fill: "#f4ead6" })),
    standingCar(pen, anyCar(random, ["ute", "wagon"]), random.pick(paints), 170, 770, 560),
    standingCar(pen, car ?? anyCar(random, ["sedan", "hatch", "coupe"]), random.pick(paints), 890, 780, 540, true),
    halftone(pen, "#1c2230", 0.08, 640, 260),
  ].join("");
};

const palettes = [
  { sky: "#f3d9a6", ray: "#efc884", sun: "#fbf0d2", stripes: ["#c8102e", "#e39a1c", "#1d5c40"], ground: "#3b3f4a", paint: "#c8102e" },
  { sky: "#cfe3e4", ray: "#b7d4d9", sun: "#fbf3dc", stripes: ["#23509c", "#f4ead6", "#c8102e"], ground: "#3b3f4a", paint: "#23509c" },
  { sky: "#e9dcc2", ray: "#ddc9a2", sun: "#fbf3dc", stripes: ["#1d5c40", "#e39a1c", "#93442c"], ground: "#44403f", paint: "#e39a1c" },
  { sky: "#f0c7a0", ray: "#e8b184", sun: "#fdeccb", stripes: ["#93442c", "#f4ead6", "#23509c"], ground: "#3a3436", paint: "#efe4c8" },
] as const;

/** A wedge from the sun to beyond the frame. */
function ray(index: number, colour: string): string {
  const edge = (step: number) => {
    const angle = Math.PI + (Math.PI * step) / 20;
    return `${(800 + 1300 * Math.cos(angle)).toFixed(0)} ${(560 + 1300 * Math.sin(angle)).toFixed(0)}`;
  };
  return path(`M800 560L${edge(index * 2)}L${edge(index * 2 + 1)}Z`, { fill: colour });
}

/** One car, large, as on a dealer's poster: rays behind it and three stripes through it. */
const poster: Scene = ({ pen, random, car }) => {
  const palette = random.pick(palettes);
  return [
    rect(0, 0, 1600, 900, { fill: palette.sky }),
    repeat(10, (index) => ray(index, palette.ray)),
    sun(800, 500, 300, palette.sun, palette.sky),
    halftone(pen, palette.stripes[0], 0.08, 0, 640),
    palette.stripes.map((colour, index) => rect(0, 556 + index * 42, 1600, 30, { fill: colour })).join(""),
    rect(0, 690, 1600, 210, { fill: palette.ground }),
    rect(0, 820, 1600, 10, { fill: "#f4ead6", opacity: 0.7 }),
    standingCar(pen, car ?? anyCar(random, ["coupe", "sedan"]), palette.paint, 180, 776, 1240),
    halftone(pen, "#1c2230", 0.07, 690, 210),
  ].join("");
};

const scenes: Readonly<Record<SceneName, Scene>> = {
  workshop,
  "open-road": openRoad,
  shed,
  "drive-in": driveIn,
  "coast-road": coastRoad,
  "engine-bay": engineBay,
  "parts-wall": partsWall,
  outback,
  "race-day": raceDay,
  "main-street": mainStreet,
  blueprint,
  "night-shed": nightShed,
  poster,
};

/** A printed scene for heroes and articles, 1600 × 900. */
export function scenePicture({ scene, seed, car }: Extract<PictureRequest, { kind: "scene" }>, pen: Pen): string {
  return scenes[scene]({ pen, random: createRandom(`scene:${scene}:${seed}`), seed, car });
}
