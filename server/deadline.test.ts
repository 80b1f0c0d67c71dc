import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { timeLeftMs, untilDeadline, withDeadline, within, withoutDeadline } from "./deadline.ts";

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

describe("patience with what a page is better with", () => {
  it("a value that is there in time is given", async () => {
    await expect(within(100, Promise.resolve("in time"), "late")).resolves.toBe("in time");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("a value that never comes costs no more than the patience", async () => {
    const answer = within(100, Promise.withResolvers<string>().promise, "late");
    await vi.advanceTimersByTimeAsync(100);
    await expect(answer).resolves.toBe("late");
  });

  it("a failure stays a failure", async () => {
    await expect(within(100, Promise.reject(new Error("broken")), "late")).rejects.toThrow("broken");
    expect(vi.getTimerCount()).toBe(0);
  });
});
