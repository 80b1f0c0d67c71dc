import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { timeLeftMs, untilDeadline, withDeadline, withoutDeadline } from "./deadline.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => {});

describe("a deadline", () => {
  it("holds for everything that runs within it, and the earliest of several counts", async () => {
    await withDeadline(1000, async () => {
      await vi.advanceTimersByTimeAsync(300);
      expect(timeLeftMs()).toBe(700);
      expect(withDeadline(5000, timeLeftMs)).toBe(700);
      expect(withDeadline(200, timeLeftMs)).toBe(200);
    });
    expect(timeLeftMs()).toBe(Infinity);
  });

  it("ends the wait for what others need too, and not the work", async () => {
    const work = Promise.withResolvers<string>();
    const [hasty, patient] = [withDeadline(500, () => untilDeadline(work.promise)), untilDeadline(work.promise)];
    await Promise.all([expect(hasty).rejects.toMatchObject({ code: "UPSTREAM_TIMEOUT" }), vi.advanceTimersByTimeAsync(500)]);
    work.resolve("done");
    expect(await patient).toBe("done");
  });

  it("that is over ends a wait at once", async () => {
    const wait = withDeadline(0, () => untilDeadline(never()));
    await Promise.all([expect(wait).rejects.toMatchObject({ code: "UPSTREAM_TIMEOUT" }), vi.advanceTimersByTimeAsync(0)]);
  });

  it("doesn't hold for what must come to its end", () => {
    expect(withDeadline(500, () => withoutDeadline(timeLeftMs))).toBe(Infinity);
    expect(withDeadline(500, () => withoutDeadline(() => withDeadline(900, timeLeftMs)))).toBe(900);
  });
});
