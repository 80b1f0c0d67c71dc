import { describe, expect, it } from "vitest";
import { hasCheckDigit, readVehicleNumber } from "./vehicle-number.ts";

describe("a VIN or chassis number", () => {
  it.each([
    ["1M8GDM9AXKP042788", { kind: "vin", value: "1M8GDM9AXKP042788", hints: [] }],
    [" 1m8gd m9ax-kp042788 ", { kind: "vin", value: "1M8GDM9AXKP042788", hints: [] }],
    ["80169QH500025", { kind: "chassis", value: "80169QH500025", hints: [] }],
    ["JG63UM78543K", { kind: "chassis", value: "JG63UM78543K", hints: [] }],
    ["HJ75-1234567", { kind: "chassis", value: "HJ751234567", hints: [] }],
    ["510-881925", { kind: "chassis", value: "510881925", hints: [] }],
    ["HQ 12345", { kind: "chassis", value: "HQ12345", hints: [] }],
    ["JG63UM78543KAB", { kind: "chassis", value: "JG63UM78543KAB", hints: [] }],
    ["JZA80R-GETVZ12345", { kind: "chassis", value: "JZA80RGETVZ12345", hints: [] }],
  ])("is read however it is typed: %s", (typed, reading) => expect(readVehicleNumber(typed)).toEqual(reading));

  it("is not rejected for its check digit, only marked", () => {
    const reading = readVehicleNumber("6FPAAAJGSWWB71213");
    expect(reading).toMatchObject({ kind: "vin", hints: [expect.stringContaining("check digit is unusual")] });
  });

  it.each([
    ["", "Enter the VIN"],
    ["6FPAAAJGSWWO71213", "O is probably 0"],
    ["6FPIAAJGSWWQ71213", "I is probably 1, Q is probably 0"],
    ["6FPAAAJGSWWB7121345", "19 characters"],
    ["6FPAAAJGSWWB7121", "16 characters"],
    ["6F12345AAJGSWWBC", "16 characters"],
    ["12345", "too short"],
    ["HQ1234", "at least 7"],
    ["6FPAAAJGSWWB7121!", "letters and digits only"],
    ["!6FPAAAJGSWWB7121", "letters and digits only"],
  ])("that cannot be one is told why: %s", (typed, problem) => {
    expect(readVehicleNumber(typed)).toEqual({ kind: "unreadable", problem: expect.stringContaining(problem) });
  });
});

it("check digits are those of the standard's examples", () => {
  expect(hasCheckDigit("11111111111111111")).toBe(true);
  expect(hasCheckDigit("1M8GDM9AXKP042788")).toBe(true);
  expect(hasCheckDigit("1M8GDM9A1KP042788")).toBe(false);
});
