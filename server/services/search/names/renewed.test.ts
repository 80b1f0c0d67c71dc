import { expect, test, vi } from "vitest";
import { timeLeftMs, withDeadline } from "#server/deadline.ts";
import { renewed } from "./renewed.ts";

const minute = 60_000;

test("it is loaded once for everybody, and again in the background when it has grown old", async () => {
  let time = 0;
  let count = 0;
  const load = vi.fn<() => Promise<number>>(async () => ++count);
  const get = renewed({ load, otherwise: 0, freshMs: minute, now: () => time });
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
  const get = renewed({ load, otherwise: "nothing", freshMs: minute, now: () => time });
  expect([await get(), await get()]).toEqual(["nothing", "nothing"]);
  expect(load).toHaveBeenCalledTimes(1);
  isDown = false;
  time = 11_000;
  expect(await get()).toBe("there");
});

test("what has a part missing is used, and tried again as soon as what failed", async () => {
  let time = 0;
  const load = vi.fn<() => Promise<string[]>>().mockResolvedValueOnce([]).mockResolvedValue(["page"]);
  const get = renewed({ load, otherwise: [], freshMs: minute, isWhole: ({ length }) => length > 0, now: () => time });
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
  const get = renewed({ load, otherwise: [], freshMs: minute, isWhole: ({ length }) => length > 1, now: () => time });
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
  const get = renewed({ load, otherwise: "nothing", freshMs: minute });
  const first = withDeadline(20, get);
  const second = get();
  expect(await first).toBe("nothing");
  loading.resolve("there");
  expect([await second, left]).toEqual(["there", [Infinity]]);
});
