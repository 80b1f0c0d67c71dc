import type { Pen } from "../drawing/pen.ts";
import { createRandom } from "../drawing/random.ts";
import type { PictureRequest, SceneName } from "../picture-request.ts";
import { blueprint, engineBay } from "./drawn-scenes.ts";
import { poster } from "./poster-scene.ts";
import { coastRoad, openRoad, outback, raceDay } from "./road-scenes.ts";
import type { Scene } from "./scene.ts";
import { nightShed, partsWall, shed, workshop } from "./shed-scenes.ts";
import { driveIn, mainStreet } from "./town-scenes.ts";

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
