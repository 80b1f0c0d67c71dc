import type { Pen } from "../drawing/pen.ts";
import { rect } from "../drawing/shapes.ts";
import type { PictureRequest } from "../picture-request.ts";

export function scenePicture(scene: Extract<PictureRequest, { kind: "scene" }>, pen: Pen): string {
  return rect(0, 0, 1600, 900, { fill: pen.linear([[0, "#fff"], [1, scene.scene === "shed" ? "#eee" : "#ddd"]]) });
}
