import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { partFamilies } from "./addresses/part-family.ts";
import { partViews, sceneNames, type PartPicture } from "./addresses/picture-request.ts";
import { cars } from "./cars/cars.ts";
import { renderPicture } from "./render-picture.ts";
import { findSvgFault } from "./testing/find-svg-fault.ts";

const productTypes = ["product_types.csv", "restoring/types.csv"].flatMap((name): { svg_family: string }[] =>
  parse(readFileSync(join(import.meta.dirname, "../data", name)), { columns: true, bom: true }),
);

function part(family: PartPicture["family"], more: Partial<PartPicture> = {}): string {
  return renderPicture({ kind: "part", family, view: "hero", seed: 3, ...more });
}

describe("part pictures", () => {
  it("exist for every family that a product type uses, and for no other", () => {
    expect(partFamilies.toSorted()).toEqual([...new Set(productTypes.map((type) => type.svg_family))].toSorted());
  });

  it.each(partFamilies)("%s is well-formed in every view and from any seed, with outlines instead of text", (family) => {
    for (const view of partViews) expect(findSvgFault(part(family, { view }))).toBeNull();
    for (let seed = 0; seed < 24; seed += 1) expect(findSvgFault(part(family, { seed }))).toBeNull();
  });

  it.each(partFamilies)("%s is the same drawing every time", (family) => {
    expect(part(family, { view: "pack", side: "LH", brand: "numbat gaskets" })).toBe(
      part(family, { view: "pack", side: "LH", brand: "numbat gaskets" }),
    );
  });

  it("show a right-hand part as the mirror image of the left-hand one", () => {
    const leftHand = /.*<ellipse[^>]*\/>(<g transform="translate.*<\/g>)<rect/s.exec(part("panel_guard", { side: "LH" }))?.[1] ?? "no part";
    expect(leftHand).toMatch(/^<g transform="translate\([^"]+scale[^"]+"><path/);
    expect(part("panel_guard", { side: "RH" })).toContain(`<g transform="matrix(-1 0 0 1 600 0)">${leftHand}</g>`);
    expect(part("panel_guard", { side: "LH" })).not.toContain("matrix(-1");
  });

  it("never mirror lettering", () => {
    expect(part("badge", { side: "RH" })).not.toContain("matrix(-1 0 0 1");
  });

  it("differ by finish and by drawing number", () => {
    expect(part("panel_guard", { finish: "e-coat black" })).not.toBe(part("panel_guard", { finish: "primer" }));
    expect(new Set(Array.from({ length: 24 }, (_, seed) => part("disc_rotor", { seed }))).size).toBeGreaterThan(12);
  });

  it("put the given millimetres on the dimension view", () => {
    expect(part("disc_rotor", { view: "dimension", size: "287x24" })).not.toBe(part("disc_rotor", { view: "dimension", size: "302x24" }));
    expect(findSvgFault(part("disc_rotor", { view: "dimension", size: "not a size" }))).toBeNull();
  });

  it("survive any text as a label, a brand or a colour", () => {
    for (const text of ['"><script>', "<text>", "日本語", "&amp;", "constructor", "__proto__"]) {
      for (const family of ["badge", "filter_can", "panel_guard"] as const)
        expect(findSvgFault(part(family, { view: "pack", label: text, brand: text, colour: text, finish: text }))).toBeNull();
    }
  });
});

describe("other pictures", () => {
  it.each(cars)("draw the $name from the side", ({ slug }) => {
    expect(findSvgFault(renderPicture({ kind: "car", car: slug, seed: 1 }))).toBeNull();
  });

  it.each(sceneNames)("draw the scene %s", (scene) => {
    expect(findSvgFault(renderPicture({ kind: "scene", scene, seed: 5 }))).toBeNull();
    expect(findSvgFault(renderPicture({ kind: "scene", scene, seed: 5, car: "ford-falcon-xa-coupe" }))).toBeNull();
  });

  it("give every brand of the catalogue its own mark", () => {
    const brands: { name: string; slug: string }[] = parse(readFileSync(join(import.meta.dirname, "../data/brands.csv")), {
      columns: true,
    });
    const marks = brands.map(({ name, slug }) => renderPicture({ kind: "brand", name: name.toLowerCase(), slug }));
    for (const mark of marks) expect(findSvgFault(mark)).toBeNull();
    expect(new Set(marks).size).toBe(brands.length);
  });

  it("draw a bench's sign around any part", () => {
    for (const family of partFamilies) expect(findSvgFault(renderPicture({ kind: "emblem", name: "the hoist", family }))).toBeNull();
  });

  it("draw a category with the part that stands for it", () => {
    expect(findSvgFault(renderPicture({ kind: "category", handle: "brakes--rotors", family: "disc_rotor" }))).toBeNull();
  });
});
