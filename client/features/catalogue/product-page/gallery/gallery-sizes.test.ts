import { expect, test } from "vitest";
import { gallerySizes } from "./gallery-sizes.ts";

const onPhone = (width: number, height: number) => /^\(width < 48rem\) (\d+)vw,/.exec(gallerySizes({ width, height }))?.[1];

test("a phone asks for a picture as wide as it is drawn in a frame of seven to five", () => {
  expect(onPhone(1200, 1200)).toBe("71");
  expect(onPhone(600, 1200)).toBe("36");
  expect(onPhone(1400, 1000)).toBe("100");
  expect(onPhone(1600, 900)).toBe("100");
});
