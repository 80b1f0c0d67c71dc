import { anyCar, outlineOf } from "../cars/cars.ts";
import { lettering } from "../drawing/lettering.ts";
import { around, circle, group, path, rect, repeat, stroke } from "../drawing/shapes.ts";
import { halftone, type Scene } from "./print.ts";
import { hungPart } from "./shed-scenes.ts";

/** An open bonnet seen from the front: engine, radiator and battery between two guards. */
export const engineBay: Scene = ({ pen, random, seed }) => {
  const paint = random.pick(["#c8102e", "#1d5c40", "#23509c", "#e39a1c"]);
  return [
    rect(0, 0, 1600, 900, { fill: "#dfe4e6" }),
    halftone(pen, "#23509c", 0.07),
    path("M330 60Q800 -30 1270 60L1400 330H200Z", { fill: paint }),
    path("M390 86Q800 10 1210 86L1310 300H290Z", { fill: "#1c2230", opacity: 0.28 }),
    stroke("M560 70L480 300M1040 70L1120 300M800 48V300", "#1c2230", 6, { opacity: 0.35 }),
    stroke("M300 330L250 500", "#39424c", 13),
    path("M0 330Q120 300 240 330L330 820H0Z", { fill: paint }),
    path("M1600 330Q1480 300 1360 330L1270 820H1600Z", { fill: paint }),
    path("M0 330Q120 300 240 330L256 400Q120 370 0 400Z", { fill: "#ffffff", opacity: 0.25 }),
    path("M1600 330Q1480 300 1360 330L1344 400Q1480 370 1600 400Z", { fill: "#ffffff", opacity: 0.2 }),
    path("M240 330H1360L1270 780H330Z", { fill: "#23272c" }),
    rect(270, 330, 1060, 64, { fill: "#31373e" }),
    repeat(11, (index) => circle(300 + index * 100, 362, 9, { fill: "#15181c" })),
    hungPart(pen, "engine_assy", seed, 500, 300, 520, 420),
    hungPart(pen, "air_cleaner", seed, 600, 270, 330, 150),
    hungPart(pen, "battery", seed, 1060, 470, 230, 220),
    hungPart(pen, "bottle", seed, 310, 440, 150, 220),
    hungPart(pen, "master_cyl", seed, 1090, 340, 190, 130),
    hungPart(pen, "coil_can", seed, 430, 400, 80, 180),
    hungPart(pen, "radiator", seed, 420, 640, 760, 200),
    path("M200 780H1400Q1440 780 1440 820V900H160V820Q160 780 200 780Z", {
      fill: pen.linear([
        [0, "#ffffff"],
        [0.45, "#a9b4bf"],
        [0.5, "#3d4751"],
        [0.65, "#8d99a5"],
        [1, "#f1f4f6"],
      ]),
      stroke: "#39424c",
      "stroke-width": 3,
    }),
    [120, 1480]
      .map((x) =>
        circle(x, 720, 104, {
          fill: pen.radial([
            [0, "#ffffff"],
            [0.6, "#cfdbe2"],
            [1, "#7e929e"],
          ]),
          stroke: "#39424c",
          "stroke-width": 15,
        }),
      )
      .join(""),
    halftone(pen, "#1c2230", 0.07),
  ].join("");
};

/** A car as its draughtsman drew it. */
export const blueprint: Scene = ({ random, car: asked }) => {
  const line = "#e4edf8";
  const car = outlineOf(asked ?? anyCar(random, ["sedan", "coupe", "wagon", "ute", "van", "hatch", "roadster", "4wd"]));
  const [front, rear] = car.wheels;
  const wheel = (x: number) =>
    circle(x, 304 - car.radius, car.radius, { fill: "#173a6b", stroke: line, "stroke-width": 3 }) +
    circle(x, 304 - car.radius, car.radius * 0.6, { fill: "none", stroke: line, "stroke-width": 2 }) +
    circle(x, 304 - car.radius, car.radius * 0.2, { fill: "none", stroke: line, "stroke-width": 2 }) +
    around(5, x, 304 - car.radius, car.radius * 0.4, (px, py) => circle(px, py, 3, { fill: line })) +
    stroke(`M${x - 76} ${304 - car.radius}H${x + 76}M${x} ${304 - car.radius - 76}V330`, line, 1, { "stroke-dasharray": "12 4 3 4" });
  const arrow = (from: number, to: number, y: number, text: string) =>
    stroke(`M${from} ${y - 20}V${y + 10}M${to} ${y - 20}V${y + 10}M${from} ${y}H${to}`, line, 1.8) +
    path(`M${from} ${y}l16 -6v12ZM${to} ${y}l-16 -6v12Z`, { fill: line }) +
    lettering(text, { x: (from + to) / 2, y: y - 10, height: 17, colour: line, anchor: "middle" });
  return [
    rect(0, 0, 1600, 900, { fill: "#173a6b" }),
    repeat(79, (index) => stroke(`M${(index + 1) * 20} 0V900`, "#5d86bd", index % 5 === 4 ? 1.2 : 0.5, { opacity: 0.45 })),
    repeat(44, (index) => stroke(`M0 ${(index + 1) * 20}H1600`, "#5d86bd", index % 5 === 4 ? 1.2 : 0.5, { opacity: 0.45 })),
    rect(30, 30, 1540, 840, { fill: "none", stroke: line, "stroke-width": 3 }),
    rect(44, 44, 1512, 812, { fill: "none", stroke: line, "stroke-width": 1 }),
    group(
      [
        stroke("M0 304H900", line, 1.6),
        path(car.body, { fill: "#23509c", "fill-opacity": 0.45, stroke: line, "stroke-width": 3.4 }),
        path(car.glass, { fill: "none", stroke: line, "stroke-width": 2.4 }),
        car.pillars ? stroke(car.pillars, line, 2.4) : "",
        stroke(car.lines, line, 1.8, { opacity: 0.85 }),
        wheel(front),
        wheel(rear),
        arrow(front, rear, 366, `${car.wheelbaseMm} mm`),
        arrow(car.nose, car.tail, 420, `${car.lengthMm} mm`),
      ].join(""),
      { transform: "translate(160 116) scale(1.42)" },
    ),
    rect(1140, 736, 416, 120, { fill: "#173a6b", stroke: line, "stroke-width": 2 }),
    stroke("M1140 790H1556M1360 790V856", line, 2),
    lettering(car.name, { x: 1348, y: 776, height: 24, colour: line, anchor: "middle", maxWidth: 380 }),
    lettering("Scale 1:10", { x: 1250, y: 834, height: 20, colour: line, anchor: "middle" }),
    lettering(`Sheet ${random.whole(1, 24)}`, { x: 1458, y: 834, height: 20, colour: line, anchor: "middle" }),
  ].join("");
};
