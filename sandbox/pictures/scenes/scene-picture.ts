import type { Pen } from "../drawing/pen.ts";
import { createRandom } from "../drawing/random.ts";
import { path, rect, repeat } from "../drawing/shapes.ts";
import type { PictureRequest, SceneName } from "../addresses/picture-request.ts";
import { blueprint, engineBay } from "./drawn-scenes.ts";
import { halftone, type Scene, standingCar, sun } from "./print.ts";
import { coastRoad, openRoad, outback, raceDay } from "./road-scenes.ts";
import { nightShed, partsWall, shed, workshop } from "./shed-scenes.ts";
import { driveIn, mainStreet } from "./town-scenes.ts";

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
const poster: Scene = ({ pen, random }) => {
  const palette = random.pick(palettes);
  const style = random.pick(["coupe", "sedan"]);
  return [
    rect(0, 0, 1600, 900, { fill: palette.sky }),
    repeat(10, (index) => ray(index, palette.ray)),
    sun(800, 500, 300, palette.sun, palette.sky),
    halftone(pen, palette.stripes[0], 0.08, 0, 640),
    palette.stripes.map((colour, index) => rect(0, 556 + index * 42, 1600, 30, { fill: colour })).join(""),
    rect(0, 690, 1600, 210, { fill: palette.ground }),
    rect(0, 820, 1600, 10, { fill: "#f4ead6", opacity: 0.7 }),
    standingCar(pen, style, palette.paint, 180, 776, 1240),
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
export function scenePicture({ scene, seed }: Extract<PictureRequest, { kind: "scene" }>, pen: Pen): string {
  return scenes[scene]({ pen, random: createRandom(`scene:${scene}:${seed}`), seed });
}
