import { expect, test, vi } from "vitest";
import { afterPaint } from "./after-paint.ts";

test("what waits for the paint runs behind the next frame, in the order in which it was asked for", async () => {
  const order: string[] = [];
  await new Promise<void>((resolve) => {
    afterPaint(() => order.push("first"));
    afterPaint(() => {
      order.push("second");
      resolve();
    });
    requestAnimationFrame(() => order.push("frame"));
  });
  expect(order).toEqual(["frame", "first", "second"]);
});

test("a page that nobody sees waits for no paint", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const run = vi.fn<() => void>();
  afterPaint(run);
  expect(run).toHaveBeenCalledOnce();
});
