import { expect, test } from "vitest";
import { createNumberList, createShortNumberList } from "./number-list.ts";

test.each([0, 1, 1024, 1025, 200_000])("gives back all of %i numbers in their order, once", (length) => {
  const list = createNumberList();
  for (let number = 0; number < length; number++) list.push(number * 3);

  expect(list.length).toBe(length);
  expect(list.takeAll()).toEqual(Uint32Array.from({ length }, (_, number) => number * 3));
  expect(list.takeLot()).toBeUndefined();
});

test("lists of one length are taken in lots of the same lengths, none of them large", () => {
  const numbers = createNumberList();
  const places = createShortNumberList();
  for (let number = 0; number < 200_000; number++) {
    numbers.push(number);
    places.push(number % 7);
  }

  let taken = 0;
  for (let lot = numbers.takeLot(); lot !== undefined; lot = numbers.takeLot()) {
    const beside = places.takeLot();
    expect(beside).toBeInstanceOf(Uint16Array);
    expect(beside).toHaveLength(lot.length);
    expect(lot.length).toBeLessThanOrEqual(65_536);
    expect([lot[0], beside?.[0]]).toEqual([taken, taken % 7]);
    taken += lot.length;
  }
  expect(taken).toBe(200_000);
});
