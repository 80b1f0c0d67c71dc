import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { shapeDifference, type ShapePixels, shapePixels } from "../testing/shape-difference.ts";
import { bodyOf, carOf, cars, outlineOf } from "./cars.ts";
import { silhouette } from "../sheets/sheets.ts";

type CatalogueVehicle = { make: string; model: string; series: string };

const vehicles: CatalogueVehicle[] = parse(readFileSync(join(import.meta.dirname, "../../data/vehicles/vehicles.csv")), { columns: true });

/** What eyes still tell apart: the nearest pair drawn, an XK Falcon and its hardtop, is a little above. */
const smallestDifference = 0.03;

function pictureOf(slug: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 360" width="900" height="360">${silhouette(outlineOf(slug), "#000", null)}</svg>`;
}

/** How far what is drawn reaches across and down. */
async function inkSize(svg: string): Promise<{ width: number; height: number }> {
  const grey = sharp(Buffer.from(svg)).flatten({ background: "#fff" }).greyscale();
  const { data, info } = await grey.toColourspace("b-w").raw().toBuffer({ resolveWithObject: true });
  let [left, right, top, bottom] = [info.width, 0, info.height, 0];
  data.forEach((tone, index) => {
    if (tone > 215) return;
    const [x, y] = [index % info.width, Math.floor(index / info.width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  });
  return { width: right - left + 1, height: bottom - top + 1 };
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
    const wrong = await Promise.all(
      cars.map(async ({ slug, length_mm, height_mm }) => {
        const { wheels, wheelbaseMm, pixelsPerMm } = outlineOf(slug);
        const { width, height } = await inkSize(pictureOf(slug));
        const misses = [
          width - length_mm * pixelsPerMm,
          height - height_mm * pixelsPerMm,
          wheels[1] - wheels[0] - wheelbaseMm * pixelsPerMm,
        ];
        return misses.some((pixels) => Math.abs(pixels) > 5) ? [`${slug}: ${misses.join(", ")}`] : [];
      }),
    );
    expect(wrong.flat()).toEqual([]);
  });
});

describe("the car of a vehicle", () => {
  it.each([
    [{ make: "Holden", model: "Monaro", series: "HQ", body: "coupe" }, "holden-monaro-hq-coupe"],
    [{ make: "Holden", model: "Kingswood", series: "HQ", body: "ute" }, "holden-kingswood-hq-ute"],
    [{ make: "Holden", model: "Belmont", series: "HT", body: "sedan" }, "holden-hk-sedan"],
    [{ make: "Holden", model: "Ute", series: "VR", body: "ute" }, "holden-ute-vg"],
    [{ make: "Ford", model: "Falcon", series: "XA", body: "coupe" }, "ford-falcon-xa-coupe"],
    [{ make: "Ford", model: "Falcon", series: "AU", body: "sedan" }, "ford-falcon-au"],
    [{ make: "Ford", model: "Fairlane", series: "AU", body: "sedan" }, "ford-fairlane-au"],
    [{ make: "Chrysler", model: "Charger", series: "VH" }, "chrysler-charger-vh"],
    [{ make: "Datsun", model: "1600", series: "510" }, "datsun-1600"],
    [{ make: "Toyota", model: "LandCruiser", series: "40 Series", body: "suv" }, "toyota-landcruiser-40"],
  ])("is its own outline: %o", (vehicle, slug) => {
    expect(carOf(vehicle)).toBe(slug);
  });

  it.each([
    ["Panel Van", "van"],
    ["Utility", "ute"],
    ["Hardtop", "coupe"],
    ["GTR XU-1", "coupe"],
    ["Business", "sedan"],
    ["Deluxe", "sedan"],
  ])("has the body that its version tells of: %s", (version, body) => {
    expect(bodyOf(version, ["sedan", "coupe", "wagon", "ute", "van"])).toBe(body);
  });

  it("is nobody's where neither it nor its series has one", () => {
    expect(carOf({ make: "Holden", model: "Hurricane", series: "RD 001", body: "coupe" })).toBeNull();
  });
});
