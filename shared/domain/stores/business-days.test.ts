import fc from "fast-check";
import { expect, test } from "vitest";
import { addBusinessDays } from "./business-days.ts";

const holidays = ["12-25", "12-26", "01-01", "03-29", "04-25"];

test("24 December rolls over both Christmas holidays and the weekend [shop-9.27]", () => {
  expect(addBusinessDays("2026-12-24", 1, holidays)).toBe("2026-12-28");
  expect(addBusinessDays("2025-12-24", 1, holidays)).toBe("2025-12-29");
  expect(addBusinessDays("2024-12-24", 2, holidays)).toBe("2024-12-30");
});

test("a parcel sent on a Friday takes its days from Monday", () => {
  expect(addBusinessDays("2026-11-20", 1, holidays)).toBe("2026-11-23");
  expect(addBusinessDays("2026-11-21", 0, holidays)).toBe("2026-11-23");
});

test("the end is a business day, and between there are as many as were asked for", () => {
  const days = fc.date({ min: new Date("2024-01-01"), max: new Date("2030-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 60 }), (date, count) => {
      const from = date.toISOString().slice(0, 10);
      const end = addBusinessDays(from, count, holidays);
      let business = 0;
      for (let day = Date.parse(from) + 86_400_000; day <= Date.parse(end); day += 86_400_000) {
        const at = new Date(day);
        if (at.getUTCDay() % 6 !== 0 && !holidays.includes(at.toISOString().slice(5, 10))) business += 1;
      }
      const isFree = (day: string) => new Date(day).getUTCDay() % 6 === 0 || holidays.includes(day.slice(5));
      void expect(isFree(end)).toBe(false);
      void expect(business).toBe(count === 0 && isFree(from) ? 1 : count);
    }),
  );
});

test("what is no day is refused", () => {
  expect(() => addBusinessDays("tomorrow", 1, [])).toThrow(RangeError);
  expect(() => addBusinessDays("2026-11-20", -1, [])).toThrow(RangeError);
});

test("what is no day or no number of days is refused by name, and a thousand days is the most", () => {
  for (const day of ["tomorrow", "2026-13-45", "12026-01-01", "2026-01-01T10:00"])
    expect(() => addBusinessDays(day, 1, [])).toThrow(new RangeError(`Not a day: ${day}`));
  for (const count of [-1, 1.5, 1001])
    expect(() => addBusinessDays("2026-11-20", count, [])).toThrow(new RangeError(`Not a number of days: ${count}`));
  expect(addBusinessDays("2026-11-20", 1000, [])).toBe("2030-09-20");
});
