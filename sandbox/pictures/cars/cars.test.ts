import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { shapeDifference, type ShapePixels, shapePixels } from "../testing/shape-difference.ts";
import { carOf, cars, outlineOf } from "./cars.ts";
import { silhouette } from "../sheets/sheets.ts";

const vehicles: { make: string; model: string; series: string; body_styles: string }[] = parse(
  readFileSync(join(import.meta.dirname, "../../data/vehicles/vehicles.csv")),
  { columns: true },
);

/** What eyes still tell apart: the nearest pair drawn, an XK Falcon and its hardtop, is a little above. */
const smallestDifference = 0.03;

function pictureOf(slug: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 360" width="900" height="360">${silhouette(outlineOf(slug), "#000", null)}</svg>`;
}

const isLegend = new Set(["holden-monaro-hq-coupe", "ford-falcon-xa-coupe", "chrysler-charger-vh", "datsun-1600"]);

describe("outlines of cars", () => {
  let shapes: { slug: string; pixels: ShapePixels }[];

  beforeAll(async () => {
    shapes = await Promise.all(cars.map(async ({ slug }) => ({ slug, pixels: await shapePixels(pictureOf(slug)) })));
  });

  it("are no two alike as plain shapes of one size", () => {
    const pairs = shapes.flatMap((one, index) => shapes.slice(index + 1).map((other) => ({ one, other })));
    const alike = pairs.filter(({ one, other }) => shapeDifference(one.pixels, other.pixels) < smallestDifference);
    expect(alike.map(({ one, other }) => `${one.slug} = ${other.slug}`)).toEqual([]);
  });

  it("keep the legends at least twice as far apart", () => {
    const legends = shapes.filter(({ slug }) => isLegend.has(slug));
    expect(legends).toHaveLength(isLegend.size);
    const pairs = legends.flatMap((one, index) => legends.slice(index + 1).map((other) => shapeDifference(one.pixels, other.pixels)));
    expect(Math.min(...pairs)).toBeGreaterThan(2 * smallestDifference);
  });

  it("cover more than sixty vehicles, each of them in the catalogue but for the Volkswagens, which only stand in scenes", () => {
    expect(cars.length).toBeGreaterThan(60);
    const known = new Set(vehicles.map(({ make, model, series }) => `${make} ${model} ${series}`));
    const strangers = cars.filter(
      ({ make, model, series }) => !model.some((name) => series.some((code) => known.has(`${make} ${name} ${code}`))),
    );
    expect(strangers.map(({ slug }) => slug)).toEqual(["volkswagen-beetle", "volkswagen-kombi-t1", "volkswagen-kombi-t2"]);
  });

  it("have the maker's length, height and wheelbase", async () => {
    const wrong: string[] = [];
    for (const { slug, length_mm, height_mm } of cars) {
      const { wheels, wheelbaseMm, pixelsPerMm } = outlineOf(slug);
      const shape = sharp(Buffer.from(pictureOf(slug)))
        .flatten({ background: "#fff" })
        .trim({ threshold: 40 });
      const { info } = await shape.toBuffer({ resolveWithObject: true });
      const misses = [
        info.width - length_mm * pixelsPerMm,
        info.height - height_mm * pixelsPerMm,
        wheels[1] - wheels[0] - wheelbaseMm * pixelsPerMm,
      ];
      if (misses.some((pixels) => Math.abs(pixels) > 5)) wrong.push(`${slug}: ${misses.join(", ")}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe("the car of a vehicle", () => {
  it.each([
    [{ make: "Holden", model: "Monaro", series: "HQ", body: "coupe" }, "holden-monaro-hq-coupe"],
    [{ make: "Holden", model: "Kingswood", series: "HQ", body: "ute" }, "holden-kingswood-hq-ute"],
    [{ make: "Ford", model: "Falcon", series: "XA", body: "coupe" }, "ford-falcon-xa-coupe"],
    [{ make: "Chrysler", model: "Charger", series: "VH" }, "chrysler-charger-vh"],
    [{ make: "Datsun", model: "1600", series: "510" }, "datsun-1600"],
    [{ make: "Toyota", model: "LandCruiser", series: "40 Series", body: "suv" }, "toyota-landcruiser-40"],
  ])("is its own outline: %o", (vehicle, slug) => {
    expect(carOf(vehicle)).toBe(slug);
  });

  it("is nobody's where neither it nor its series has one", () => {
    expect(carOf({ make: "Holden", model: "Camira", series: "JB", body: "sedan" })).toBeNull();
  });

  it("is found for hundreds of the catalogue's vehicles", () => {
    const found = vehicles.filter((vehicle) => carOf({ ...vehicle, body: vehicle.body_styles.split("|")[0] }) !== null);
    expect(found.length).toBeGreaterThan(400);
  });
});
