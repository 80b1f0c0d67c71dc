import { anyCar } from "../cars/cars.ts";
import { lettering } from "../drawing/lettering.ts";
import { circle, group, path, rect, repeat, stroke } from "../drawing/shapes.ts";
import { bands, gumTree, halftone, ridge, type Scene, standingCar, sun } from "./print.ts";

const paints = ["#c8102e", "#efe4c8", "#1d5c40", "#e39a1c"] as const;

const post = (x: number, y: number, size: number) =>
  rect(x, y, size * 0.16, size, { fill: "#f4ead6" }) + rect(x, y + size * 0.12, size * 0.16, size * 0.16, { fill: "#c8102e" });

/** A road to the horizon between paddocks, the sun low. */
export const openRoad: Scene = ({ pen, random, car }) => {
  return [
    bands(["#f6d9a4", "#f5c98a", "#f1b271", "#eb9a5e", "#e3854f"], 0, 520),
    sun(1080, 400, 170, "#fbe9c0", "#f1b271"),
    halftone(pen, "#c8102e", 0.1, 0, 520),
    ridge(random, 470, 90, "#8a5a6a"),
    ridge(random, 510, 60, "#5f4a5c"),
    rect(0, 505, 1600, 400, { fill: "#d9a94f" }),
    ridge(random, 545, 24, "#c8943c", 4),
    path("M790 508H850L1500 900H100Z", { fill: "#3b3f4a" }),
    path("M790 508H794L190 900H100ZM846 508H850L1500 900H1410Z", { fill: "#e8dcc0" }),
    [
      [0.02, 7],
      [0.1, 14],
      [0.24, 24],
      [0.44, 40],
      [0.72, 62],
    ]
      .map(([at = 0, size = 0]) =>
        path(`M${819 - size * 0.09} ${510 + at * 390}h${size * 0.22}l${size * 0.12} ${size}h${-size * 0.44}Z`, { fill: "#f4ead6" }),
      )
      .join(""),
    gumTree(330, 590, 1.25, "#e8d7bd", "#4f6b46", "#34503a"),
    gumTree(130, 640, 1.7, "#e8d7bd", "#4f6b46", "#34503a"),
    gumTree(1390, 570, 0.9, "#e8d7bd", "#4f6b46", "#34503a"),
    [
      [720, 548, 22],
      [640, 600, 36],
      [500, 690, 60],
      [944, 560, 26],
      [1040, 620, 42],
    ]
      .map(([x = 0, y = 0, size = 0]) => post(x, y, size))
      .join(""),
    rect(0, 764, 1600, 136, { fill: "#3b3f4a" }),
    rect(0, 764, 120, 9, { fill: "#e8dcc0" }),
    rect(1450, 764, 150, 9, { fill: "#e8dcc0" }),
    rect(0, 886, 1600, 14, { fill: "#c8943c" }),
    standingCar(pen, car ?? anyCar(random, ["coupe", "sedan", "wagon", "ute"]), random.pick(paints), 820, 848, 620),
    halftone(pen, "#1c2230", 0.08, 505, 395),
  ].join("");
};

/** The coast below, the road cut into the hill. */
export const coastRoad: Scene = ({ pen, random, car }) =>
  [
    bands(["#bfdde2", "#cfe5e3", "#e2eddf", "#f3efd9"], 0, 380),
    circle(1290, 190, 88, { fill: "#fbe9c0" }),
    halftone(pen, "#23509c", 0.09, 0, 380),
    rect(0, 372, 1600, 430, { fill: "#2b6f8a" }),
    rect(0, 372, 1600, 60, { fill: "#3f87a0" }),
    repeat(16, () =>
      stroke(
        `M${random.between(0, 1500).toFixed(0)} ${random.between(392, 600).toFixed(0)}h${random.between(40, 130).toFixed(0)}`,
        "#a9d3dc",
        3,
        { opacity: 0.7 },
      ),
    ),
    path("M0 300Q180 250 330 330Q430 380 470 470Q560 520 520 640L420 900H0Z", { fill: "#7a5a46" }),
    path("M0 300Q180 250 330 330Q400 366 430 430Q280 420 190 480Q80 540 0 520Z", { fill: "#5f7a4a" }),
    path("M230 480Q330 470 400 540L360 640Q260 600 230 480Z", { fill: "#9a7659" }),
    stroke("M470 640Q540 600 640 640Q700 664 790 640", "#f4f0e4", 12, { opacity: 0.9 }),
    stroke("M440 690Q560 650 700 700", "#f4f0e4", 7, { opacity: 0.8 }),
    path("M0 640Q300 600 640 700Q1100 820 1600 690V900H0Z", { fill: "#54703f" }),
    path("M0 690Q320 650 640 744Q1080 860 1600 742V838Q1080 940 600 838Q300 760 0 800Z", { fill: "#3b3f4a" }),
    path("M0 744Q310 704 620 792Q1080 900 1600 790", { fill: "none", stroke: "#f4ead6", "stroke-width": 7, "stroke-dasharray": "60 44" }),
    repeat(15, (index) => rect(40 + index * 108, 668 + Math.sin(index * 0.42) * 34 + index * 6, 13, 46, { fill: "#f4ead6" })),
    stroke("M0 678Q320 636 640 726Q1080 846 1600 724", "#f4ead6", 9),
    gumTree(150, 560, 1.3, "#d9c7a8", "#3f5c3a", "#2a4530"),
    gumTree(1480, 720, 1.7, "#d9c7a8", "#3f5c3a", "#2a4530"),
    standingCar(pen, car ?? anyCar(random, ["roadster", "coupe", "van", "wagon"]), random.pick(paints), 620, 838, 470),
    halftone(pen, "#1c2230", 0.06, 620, 280),
  ].join("");

/** Red dirt, a tank stand and a long plume of dust. */
export const outback: Scene = ({ pen, random, car }) => {
  const mill = group(
    stroke("M0 0L-46 320M0 0L46 320M-14 100H14M-28 200H28M-14 100L28 200M14 100L-28 200", "#3b2a24", 7) +
      repeat(12, (index) =>
        path("M-9 -14L9 -14L15 -78L-15 -78Z", {
          fill: "#e8dcc0",
          stroke: "#3b2a24",
          "stroke-width": 2,
          transform: `rotate(${index * 30})`,
        }),
      ) +
      circle(0, 0, 15, { fill: "#3b2a24" }) +
      path("M14 -4L96 -34V34L14 4Z", { fill: "#c8102e" }),
    { transform: "translate(1240 300)" },
  );
  return [
    bands(["#f8e2b0", "#f6cd92", "#f0b077", "#e69460"], 0, 560),
    sun(420, 380, 150, "#fdf0cf", "#f6cd92"),
    halftone(pen, "#c8102e", 0.1, 0, 560),
    path("M0 560L120 520L220 470L520 466L600 520L760 552H1600V900H0Z", { fill: "#93442c" }),
    path("M220 470L520 466L560 492L240 500Z", { fill: "#b9613c" }),
    rect(0, 552, 1600, 348, { fill: "#b5522f" }),
    ridge(random, 620, 24, "#a14527", 5),
    path("M0 720Q600 670 1600 740V820Q700 780 0 840Z", { fill: "#cf7a4a" }),
    mill,
    rect(1330, 470, 150, 90, { fill: "#8b949b" }),
    repeat(7, (index) => rect(1336 + index * 21, 470, 6, 90, { fill: "#68717a" })),
    rect(1340, 560, 14, 66, { fill: "#3b2a24" }),
    rect(1456, 560, 14, 66, { fill: "#3b2a24" }),
    repeat(8, (index) => circle(1080 + index * 52, 776 - index * 9, 40 + index * 11, { fill: "#e2a273", opacity: 0.75 - index * 0.075 })),
    repeat(14, () =>
      path("M0 0Q-10 -24 -22 -30M0 0Q0 -30 4 -38M0 0Q12 -22 24 -26", {
        fill: "none",
        stroke: "#6b6a3a",
        "stroke-width": 4,
        transform: `translate(${random.between(20, 1580).toFixed(0)} ${random.between(640, 880).toFixed(0)})`,
      }),
    ),
    standingCar(pen, car ?? anyCar(random, ["4wd", "ute", "wagon"]), random.pick(["#efe4c8", "#1d5c40", "#3f5c73"]), 470, 806, 600),
    halftone(pen, "#1c2230", 0.08, 552, 348),
  ].join("");
};

/** A grandstand, bunting and two cars at speed. */
export const raceDay: Scene = ({ pen, random, car }) => {
  const racer = (x: number, y: number, colour: string, number: string, turned: boolean) =>
    standingCar(pen, car ?? anyCar(random, ["coupe"]), colour, x, y, 620, turned) +
    circle(x + 300, y - 78, 40, { fill: "#fbf8f1" }) +
    lettering(number, { x: x + 300, y: y - 58, height: 40, colour: "#1c2230", anchor: "middle", weight: 0.2 });
  return [
    bands(["#9cc3cf", "#b5d3d6", "#d4e4d9", "#eeeeda"], 0, 460),
    halftone(pen, "#23509c", 0.1, 0, 460),
    ridge(random, 450, 70, "#5f7a4a"),
    ridge(random, 480, 40, "#4a6440"),
    path("M60 210L760 150V190L90 246Z", { fill: "#c8102e" }),
    [120, 340, 560, 730].map((x) => rect(x, 200, 15, 300, { fill: "#f4ead6" })).join(""),
    repeat(6, (row) => rect(90, 290 + row * 36, 650, 36, { fill: row % 2 ? "#6d5f52" : "#7d6d5e" })),
    repeat(170, () =>
      circle(random.between(100, 730), random.between(296, 496), 9, {
        fill: random.pick(["#c8102e", "#f2c418", "#efe4c8", "#23509c", "#1c2230", "#1d5c40"]),
      }),
    ),
    stroke("M0 130Q800 260 1600 110", "#1c2230", 3),
    repeat(26, (index) => {
      const x = 20 + index * 62;
      const y = 130 + Math.sin((index / 25) * Math.PI) * 58 - index * 0.8;
      return path(`M${x} ${y.toFixed(0)}h44l-22 46Z`, { fill: ["#c8102e", "#f2c418", "#fbf8f1", "#23509c"][index % 4] ?? "#c8102e" });
    }),
    rect(0, 506, 1600, 30, { fill: "#fbf8f1" }),
    repeat(40, (index) => rect(index * 80, 506, 40, 30, { fill: "#c8102e" })),
    rect(0, 536, 1600, 364, { fill: "#4a4e59" }),
    rect(0, 536, 1600, 16, { fill: "#fbf8f1" }),
    repeat(12, (index) =>
      rect(1300 + (index % 3) * 34, 552 + Math.floor(index / 3) * 87 + ((index % 3) % 2) * 43, 34, 43, { fill: "#fbf8f1" }),
    ),
    racer(640, 720, "#e39a1c", String(random.whole(2, 99)), false),
    repeat(5, (index) =>
      stroke(
        `M${760 + index * 16} ${738 + index * 22}h${240 - index * 30}M${1250 + index * 6} ${630 + index * 20}h${190 - index * 26}`,
        "#fbf8f1",
        4,
        { opacity: 0.4 },
      ),
    ),
    racer(120, 840, "#1d5c40", String(random.whole(2, 99)), false),
    halftone(pen, "#1c2230", 0.09, 536, 364),
  ].join("");
};
