import type { PartFamily } from "../addresses/part-family.ts";
import { anyCar } from "../cars/cars.ts";
import { lettering } from "../drawing/lettering.ts";
import type { Pen } from "../drawing/pen.ts";
import { circle, ellipse, group, numberText, path, rect, repeat, stroke } from "../drawing/shapes.ts";
import { createSheet } from "../drawing/sheet.ts";
import { drawPart } from "../parts/renderers.ts";
import { bands, gumTree, halftone, ridge, type Scene, standingCar } from "./print.ts";

/** A part from the catalogue, fitted into a rectangle of the scene. */
export function hungPart(pen: Pen, family: PartFamily, seed: number, x: number, y: number, width: number, height: number): string {
  const { body, box } = drawPart(createSheet({ kind: "part", family, view: "hero", seed }, pen));
  const scale = Math.min(width / box.width, height / box.height);
  const left = x + (width - box.width * scale) / 2 - box.x * scale;
  const top = y + (height - box.height * scale) / 2 - box.y * scale;
  return group(body, { transform: `translate(${numberText(left)} ${numberText(top)}) scale(${numberText(scale)})` });
}

function bench(x: number, width: number): string {
  return (
    rect(x, 560, width, 26, { fill: "#9a6b40" }) +
    rect(x, 586, width, 10, { fill: "#5f3f24" }) +
    [x + 24, x + width - 50].map((leg) => rect(leg, 596, 26, 170, { fill: "#6d4a2c" })).join("") +
    rect(x + 24, 690, width - 48, 16, { fill: "#7d5734" })
  );
}

const spanner = (x: number, length: number) =>
  stroke(`M${x} 240V${240 + length}`, "#59626b", 13) +
  circle(x, 232, 19, { fill: "none", stroke: "#59626b", "stroke-width": 11 }) +
  circle(x, 252 + length, 15, { fill: "none", stroke: "#59626b", "stroke-width": 10 });

const stand = (x: number) =>
  path(`M${x - 14} 700H${x + 14}L${x + 44} 790H${x + 24}L${x} 726L${x - 24} 790H${x - 44}Z`, { fill: "#c8102e" });

/** The bright workshop: a car on stands, a bench and a wall of spanners. */
export const workshop: Scene = ({ pen, random, seed, car }) => {
  return [
    rect(0, 0, 1600, 900, { fill: "#e9e0cd" }),
    repeat(17, (index) => rect(index * 96, 0, 3, 770, { fill: "#d3c7ae" })),
    rect(0, 770, 1600, 130, { fill: "#b9ad98" }),
    path("M0 770H1600V786H0Z", { fill: "#8f8471" }),
    rect(90, 170, 470, 330, { fill: "#c9a878", stroke: "#8a6a40", "stroke-width": 5 }),
    repeat(160, (index) => circle(112 + (index % 16) * 28.5, 196 + Math.floor(index / 16) * 32, 3, { fill: "#9c7c50" })),
    [130, 182, 234, 286].map((x, index) => spanner(x, 80 + index * 24)).join(""),
    hungPart(pen, "gasket_head", seed, 330, 200, 200, 90),
    hungPart(pen, "steering_wheel", seed, 360, 306, 150, 170),
    bench(60, 520),
    hungPart(pen, "carburettor", seed, 110, 430, 170, 130),
    hungPart(pen, "tool_chest", seed, 390, 596, 170, 180),
    hungPart(pen, "bottle_oil", seed, 320, 430, 90, 130),
    hungPart(pen, "aerosol", seed, 430, 440, 60, 120),
    rect(700, 110, 360, 250, { fill: "#bcd4dc", stroke: "#6d6250", "stroke-width": 13 }),
    gumTree(800, 354, 0.7, "#d9c7a8", "#5f7a4a", "#48633c"),
    stroke("M880 110V360M700 236H1060", "#6d6250", 9),
    path("M712 122H800L730 348H712Z", { fill: "#ffffff", opacity: 0.4 }),
    hungPart(pen, "sign", seed, 1180, 110, 220, 240),
    stroke("M1480 0V150", "#3b3f4a", 6),
    path("M1420 190Q1430 140 1480 140Q1530 140 1540 190Z", { fill: "#1d5c40" }),
    ellipse(1480, 192, 46, 13, { fill: "#fdf3cf" }),
    path("M1424 196L1290 770H1600V520L1536 196Z", { fill: "#fdf3cf", opacity: 0.3 }),
    standingCar(
      pen,
      car ?? anyCar(random, ["sedan", "coupe", "wagon", "ute"]),
      random.pick(["#c8102e", "#1d5c40", "#3f5c73", "#e39a1c"]),
      660,
      730,
      860,
    ),
    stand(940),
    stand(1250),
    hungPart(pen, "jack", seed, 600, 690, 190, 130),
    halftone(pen, "#1c2230", 0.06),
  ].join("");
};

function shedScene(isNight: boolean): Scene {
  return ({ pen, random, car }) => {
    const sky = isNight ? ["#0f1c33", "#14254a", "#1d335c", "#2a456f"] : ["#cfe0e0", "#dfe8de", "#ece9d6", "#f4e4c2"];
    const iron = isNight ? ["#3a4a5c", "#2d3b4c"] : ["#a9b2b3", "#929c9e"];
    const ground = isNight ? "#20302c" : "#8a8a52";
    return [
      bands(sky, 0, 620),
      isNight
        ? circle(1290, 160, 62, { fill: "#f6ead0" }) +
          circle(1316, 146, 56, { fill: "#14254a" }) +
          repeat(50, () =>
            circle(random.between(0, 1600), random.between(0, 420), random.between(1.2, 3), { fill: "#f6ead0", opacity: 0.8 }),
          )
        : circle(1290, 190, 84, { fill: "#fdf3d4" }),
      halftone(pen, isNight ? "#000000" : "#23509c", 0.08, 0, 620),
      ridge(random, 560, 70, isNight ? "#1a2b3c" : "#7c8f6a"),
      rect(0, 610, 1600, 290, { fill: ground }),
      ridge(random, 650, 20, isNight ? "#1a2824" : "#7b7b48", 5),
      gumTree(180, 650, 2.1, isNight ? "#56606a" : "#e8d7bd", isNight ? "#24403a" : "#5f7a4a", isNight ? "#182c2a" : "#43603c"),
      gumTree(1500, 640, 1.5, isNight ? "#56606a" : "#e8d7bd", isNight ? "#24403a" : "#5f7a4a", isNight ? "#182c2a" : "#43603c"),
      path("M380 330L800 190L1220 330V690H380Z", { fill: iron[0] }),
      repeat(42, (index) =>
        rect(
          380 + index * 20,
          330 - Math.max(0, 140 - Math.abs(index - 21) * 6.7),
          8,
          360 + Math.max(0, 140 - Math.abs(index - 21) * 6.7),
          { fill: iron[1] },
        ),
      ),
      path("M350 340L800 186L1250 340L1238 372L800 224L362 372Z", { fill: isNight ? "#7c2330" : "#c8102e" }),
      rect(520, 400, 560, 290, { fill: isNight ? "#f0b95a" : "#2b2622" }),
      isNight
        ? path("M520 400H1080V690H520Z", {
            fill: pen.radial(
              [
                [0, "#fff3cf"],
                [0.6, "#f0b95a"],
                [1, "#b9752c"],
              ],
              0.5,
              0.3,
              0.8,
            ),
          })
        : "",
      rect(540, 420, 220, 10, { fill: isNight ? "#6b4a1c" : "#4a4038" }),
      repeat(5, (index) => rect(560 + index * 42, 436, 17, 60 + (index % 3) * 16, { fill: isNight ? "#7c5420" : "#54493e" })),
      rect(900, 520, 150, 100, { fill: isNight ? "#8a5a22" : "#3c342c" }),
      stroke("M800 400V446", "#1c2230", 5),
      path("M772 472Q776 444 800 444Q824 444 828 472Z", { fill: "#1d5c40" }),
      circle(800, 476, 13, { fill: "#fff3cf" }),
      isNight ? path("M520 690H1080L1380 900H220Z", { fill: "#f0b95a", opacity: 0.42 }) : "",
      rect(590, 258, 420, 76, { rx: 4, fill: isNight ? "#12203a" : "#1c2230" }),
      lettering("Spare parts", { x: 800, y: 321, height: 50, colour: "#f6ead0", anchor: "middle", weight: 0.19 }),
      standingCar(
        pen,
        car ?? anyCar(random, ["coupe", "sedan", "ute", "roadster", "4wd"]),
        random.pick(["#c8102e", "#3f5c73", "#1d5c40", "#efe4c8"]),
        560,
        720,
        520,
      ),
      repeat(4, (index) =>
        ellipse(1300 + (index % 2) * 92 - Math.floor(index / 2) * 46, 712 - Math.floor(index / 2) * 34, 50, 18, {
          fill: "#1c1f23",
          stroke: "#4a4f57",
          "stroke-width": 4,
        }),
      ),
      rect(410, 600, 66, 96, { rx: 6, fill: "#23509c" }),
      rect(410, 622, 66, 7, { fill: "#16325f" }),
      rect(410, 660, 66, 7, { fill: "#16325f" }),
      halftone(pen, "#1c2230", 0.09, 610, 290),
    ].join("");
  };
}

export const shed = shedScene(false);
export const nightShed = shedScene(true);

const wallFamilies = [
  "steering_wheel",
  "disc_rotor",
  "coil_spring",
  "headlight_round",
  "grille",
  "hub_cap",
  "gauge",
  "tail_light",
  "carburettor",
  "air_cleaner",
  "wheel_alloy",
  "badge",
  "filter_can",
  "piston",
  "door_handle",
  "gears",
  "shock",
  "radiator",
  "camshaft",
  "clutch",
  "mirror",
] as const satisfies readonly PartFamily[];

/** Twenty parts hung in rows on a board. */
export const partsWall: Scene = ({ pen, seed }) =>
  [
    rect(0, 0, 1600, 900, { fill: "#efe6d3" }),
    repeat(31 * 18, (index) => circle(30 + (index % 31) * 52, 26 + Math.floor(index / 31) * 52, 4.5, { fill: "#d8ccb2" })),
    rect(0, 0, 1600, 18, { fill: "#9a6b40" }),
    rect(0, 882, 1600, 18, { fill: "#9a6b40" }),
    wallFamilies
      .map((_, index) => {
        const family = wallFamilies[(index * 4 + seed) % wallFamilies.length] ?? "badge";
        const [x, y] = [60 + (index % 7) * 216 + (Math.floor(index / 7) % 2) * 40, 56 + Math.floor(index / 7) * 276];
        return (
          rect(x + 84, y - 14, 15, 30, { rx: 5, fill: "#8f8471" }) + group(hungPart(pen, family, (seed + index) % 24, x, y, 184, 226), {})
        );
      })
      .join(""),
    halftone(pen, "#1c2230", 0.05),
  ].join("");
