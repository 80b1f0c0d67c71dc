import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distanceKm } from "./distance.ts";

const melbourne = { latitude: -37.8136, longitude: 144.9631 };
const sydney = { latitude: -33.8688, longitude: 151.2093 };
const auckland = { latitude: -36.8485, longitude: 174.7633 };
const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe("the distance between two places", () => {
  it("agrees with the map", () => {
    expect(distanceKm(melbourne, sydney)).toBeCloseTo(713.4, 0);
    expect(distanceKm(sydney, auckland)).toBeCloseTo(2155.7, 0);
  });

  it("goes the short way round over the date line", () => {
    expect(distanceKm({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(111.2, 1);
  });

  it("is half the earth's circumference between opposite places, never more", () => {
    expect(distanceKm({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })).toBeCloseTo(20_015.1, 1);
    fc.assert(fc.property(place, place, (from, to) => void expect(distanceKm(from, to)).toBeLessThan(20_015.12)));
  });

  it("is nothing to the place itself, and the same both ways", () => {
    fc.assert(fc.property(place, (here) => void expect(distanceKm(here, here)).toBe(0)));
    fc.assert(fc.property(place, place, (from, to) => void expect(distanceKm(from, to)).toBeCloseTo(distanceKm(to, from), 6)));
  });
});
