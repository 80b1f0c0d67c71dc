import sharp from "sharp";
import { expect, test } from "vitest";
import { appIcon, appIcons } from "./app-icons.ts";

const files = Object.entries(appIcons);

test.each(files)("%s lies in the public folder as it is drawn, square and of its size", async (name, icon) => {
  const { data, info } = await sharp(`client/public/${name}`).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([icon.size, icon.size]);
  expect(
    Buffer.compare(
      data,
      await sharp(await appIcon(icon))
        .raw()
        .toBuffer(),
    ),
  ).toBe(0);
});

test("what a launcher may cut has its ground in the corners, and nothing of the letter outside the circle that stays", async () => {
  const { data, info } = await sharp(await appIcon(appIcons["icon-maskable-512.png"]))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, channels } = info;
  const ground = [...data.subarray(0, 3)];
  expect(ground[0]).toBeGreaterThan(150);
  const isGround = (x: number, y: number) =>
    ground.every((value, index) => Math.abs((data[(y * width + x) * channels + index] ?? -255) - value) < 12);
  let outside = 0;
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1) if (Math.hypot(x - width / 2, y - width / 2) > 0.4 * width && !isGround(x, y)) outside += 1;
  expect(outside).toBe(0);
  expect(isGround(width / 2, width / 2)).toBe(false);
});
