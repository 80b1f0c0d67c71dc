import type { PictureRequest } from "./picture-request.ts";

/** The size in which a picture is drawn, in pixels. */
export function pictureSize(request: Pick<PictureRequest, "kind">): { width: number; height: number } {
  switch (request.kind) {
    case "part":
    case "emblem":
      return { width: 600, height: 600 };
    case "category":
      return { width: 600, height: 450 };
    case "brand":
      return { width: 600, height: 300 };
    case "car":
      return { width: 900, height: 360 };
    case "scene":
      return { width: 1600, height: 900 };
  }
}
