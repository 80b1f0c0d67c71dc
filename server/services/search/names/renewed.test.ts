import { expect, test, vi } from "vitest";
import { timeLeftMs, withDeadline } from "#server/deadline.ts";
import { createGoWithout } from "#server/observability/go-without.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { renewed } from "./renewed.ts";

const failed = () => null;
const minute = 60_000;

test("it is loaded once for everybody, and again in the background when it has grown old", async () => {
  let time = 0;
  let count = 0;
  const load = vi.fn<() => Promise<number>>(async () => ++count);
  const get = renewed({ load, failed, otherwise: 0, freshMs: minute, now: () => time });
  expect(await Promise.all([get(), get()])).toEqual([1, 1]);
  expect(load).toHaveBeenCalledTimes(1);
  time = minute + 1;
  expect(await get()).toBe(1);
  await vi.waitFor(async () => expect(await get()).toBe(2));
  expect(load).toHaveBeenCalledTimes(2);
});

test("what can't be loaded is stood in for, and tried again a little later", async () => {
  let time = 0;
  let isDown = true;
  const load = vi.fn<() => Promise<string>>(() => (isDown ? Promise.reject(new Error("down")) : Promise.resolve("there")));
  const get = renewed({ load, failed, otherwise: "nothing", freshMs: minute, now: () => time });
  expect([await get(), await get()]).toEqual(["nothing", "nothing"]);
  expect(load).toHaveBeenCalledTimes(1);
  isDown = false;
  time = 11_000;
  expect(await get()).toBe("there");
});

test("what has a part missing is used, and tried again as soon as what failed", async () => {
  let time = 0;
  const load = vi.fn<() => Promise<string[]>>().mockResolvedValueOnce([]).mockResolvedValue(["page"]);
  const get = renewed({ load, failed, otherwise: [], freshMs: minute, isWhole: ({ length }) => length > 0, now: () => time });
  expect(await get()).toEqual([]);
  time = 11_000;
  await get();
  await vi.waitFor(async () => expect(await get()).toEqual(["page"]));
});

test("what has a part missing takes no place of what was whole", async () => {
  let time = 0;
  const load = vi
    .fn<() => Promise<string[]>>()
    .mockResolvedValueOnce(["page", "store"])
    .mockResolvedValueOnce(["page"])
    .mockResolvedValue(["page", "shop"]);
  const get = renewed({ load, failed, otherwise: [], freshMs: minute, isWhole: ({ length }) => length > 1, now: () => time });
  expect(await get()).toEqual(["page", "store"]);
  time = minute + 1;
  await get();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(await get()).toEqual(["page", "store"]);
  time += 11_000;
  await get();
  await vi.waitFor(async () => expect(await get()).toEqual(["page", "shop"]));
});

test("it is loaded to its end for all, however little time whoever asked first has", async () => {
  const loading = Promise.withResolvers<string>();
  const left: number[] = [];
  const load = async () => {
    left.push(timeLeftMs());
    return loading.promise;
  };
  const get = renewed({ load, failed, otherwise: "nothing", freshMs: minute });
  const first = withDeadline(20, get);
  const second = get();
  expect(await first).toBe("nothing");
  loading.resolve("there");
  expect([await second, left]).toEqual(["there", [Infinity]]);
});

test("a vendor's failure was told where it happened; a fault of ours is told each time", async () => {
  let time = 0;
  const logger = { debug: vi.fn<() => void>(), warn: vi.fn<() => void>(), error: vi.fn<(fields: object) => void>() };
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new AppError("UPSTREAM_TIMEOUT", "no answer", { isLogged: true }))
    .mockRejectedValueOnce(new TypeError("x is not a function"));
  const get = renewed({ load, otherwise: "nothing", freshMs: minute, failed: createGoWithout(logger)("pages"), now: () => time });
  expect(await get()).toBe("nothing");
  expect(logger.error).not.toHaveBeenCalled();
  time = 11_000;
  expect(await get()).toBe("nothing");
  expect(logger.error).toHaveBeenCalledWith({ event: "part.failed", part: "pages", error: expect.any(TypeError) }, expect.any(String));
  expect(logger.warn).not.toHaveBeenCalled();
});
