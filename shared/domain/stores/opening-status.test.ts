import { expect, test } from "vitest";
import type { OpeningDay } from "#shared/contract/stores/store.ts";
import { openingStatus } from "./opening-status.ts";

const openingHours: OpeningDay[] = [
  { day: "Friday", span: { opens: "08:30", closes: "17:00" } },
  { day: "Saturday", span: null },
];
const perth = { timeZone: "Australia/Perth", openingHours };

test.each([
  ["00:29", { isOpen: false, opensAt: "08:30" }],
  ["00:30", { isOpen: true, until: "17:00" }],
  ["08:59", { isOpen: true, until: "17:00" }],
  ["09:00", { isOpen: false, opensAt: null }],
])("a store in Perth goes by Perth's clock at %s UTC", (time, status) => {
  expect(openingStatus(perth, new Date(`2026-11-20T${time}:00Z`))).toEqual(status);
});

test("a store may be closed all day, or keep its hours to itself", () => {
  expect(openingStatus(perth, new Date("2026-11-21T03:00:00Z"))).toEqual({ isOpen: false, opensAt: null });
  expect(openingStatus(perth, new Date("2026-11-22T03:00:00Z"))).toBeNull();
  expect(openingStatus({ timeZone: null, openingHours }, new Date("2026-11-20T03:00:00Z"))).toBeNull();
});
