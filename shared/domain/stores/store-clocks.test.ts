import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { collectTime } from "./collect-time.ts";
import { type OpeningTimes, openingStatus } from "./opening-hours.ts";

const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const span = { opens: "08:30", closes: "17:00" };
const storeIn = (timeZone: string): OpeningTimes => ({ timeZone, openingHours: week.map((day) => ({ day, span })), closedOn: [] });

/** The hours that each clock is ahead of UTC, in winter and in summer; the last four aren't their state's. Daylight saving ends on 5 April 2026 and begins on 4 October. */
const clocks: [timeZone: string, winter: string, summer: string][] = [
  ["Australia/Sydney", "+10:00", "+11:00"],
  ["Australia/Melbourne", "+10:00", "+11:00"],
  ["Australia/Hobart", "+10:00", "+11:00"],
  ["Australia/Adelaide", "+09:30", "+10:30"],
  ["Australia/Brisbane", "+10:00", "+10:00"],
  ["Australia/Darwin", "+09:30", "+09:30"],
  ["Australia/Perth", "+08:00", "+08:00"],
  ["Australia/Broken_Hill", "+09:30", "+10:30"],
  ["Australia/Lord_Howe", "+10:30", "+11:00"],
  ["Australia/Eucla", "+08:45", "+08:45"],
  ["Indian/Christmas", "+07:00", "+07:00"],
];

const changes = clocks.flatMap(([zone, winter, summer]) => [
  { zone, day: "2026-04-04", next: "2026-04-05", offset: summer },
  { zone, day: "2026-04-05", next: "2026-04-06", offset: winter },
  { zone, day: "2026-10-03", next: "2026-10-04", offset: winter },
  { zone, day: "2026-10-04", next: "2026-10-05", offset: summer },
]);

test.each(changes)(
  "a store in $zone goes by its own clock on $day, where daylight saving ends or begins",
  ({ zone, day, next, offset }) => {
    const instant = (time: string) => new Date(`${day}T${time}${offset}`);
    const at = (time: string) => openingStatus(storeIn(zone), instant(time));
    expect(at("08:29:59")).toEqual({ isOpen: false, opensAt: "08:30" });
    expect(at("08:30:00")).toEqual({ isOpen: true, until: "17:00" });
    expect(at("16:59:59")).toEqual({ isOpen: true, until: "17:00" });
    expect(at("17:00:00")).toEqual({ isOpen: false, opensAt: null });
    const collectedOn = (time: string) => collectTime(storeIn(zone), instant(time)).day;
    expect(["11:59:59", "12:00:00", "23:59:59"].map(collectedOn)).toEqual([day, next, next]);
  },
);

test.each(clocks)("past midnight a store in %s tells of the day that has begun", (zone, winter) => {
  const at = (time: string) => openingStatus(storeIn(zone), new Date(`${time}${winter}`));
  expect(at("2026-06-30T23:59:59")).toEqual({ isOpen: false, opensAt: null });
  expect(at("2026-07-01T00:00:00")).toEqual({ isOpen: false, opensAt: "08:30" });
});

test.each(["UTC", "America/Los_Angeles", "Pacific/Auckland"])("a clock in %s says the same of a store as any other", (TZ) => {
  const program = `
    import { openingStatus } from "./opening-hours.ts";
    import { collectTime } from "./collect-time.ts";
    const { store, instants } = JSON.parse(process.argv[1]);
    console.log(JSON.stringify(instants.map((now) => [openingStatus(store, new Date(now)), collectTime(store, new Date(now))])));`;
  const store = storeIn("Australia/Adelaide");
  const instants = ["2026-04-04T22:00:00Z", "2026-10-03T21:59:00Z", "2026-12-31T13:29:00Z", "2026-12-31T13:30:00Z", "2026-06-30T02:30:00Z"];
  const args = ["--input-type=module", "-e", program, JSON.stringify({ store, instants })];
  const told = execFileSync(process.execPath, args, { cwd: import.meta.dirname, env: { ...process.env, TZ }, encoding: "utf8" });
  expect(JSON.parse(told)).toEqual(instants.map((now) => [openingStatus(store, new Date(now)), collectTime(store, new Date(now))]));
});
