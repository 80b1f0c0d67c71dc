import { assert, constantFrom, integer, option, property, record, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { parseCmsAssetPath } from "./cms-asset-path.ts";
import { parsePicturePath } from "./parse-picture-path.ts";
import { partFamilies } from "./part-family.ts";
import { normaliseText } from "./path-text.ts";
import {
  brandMarkPath,
  carPicturePath,
  categoryPicturePath,
  cmsAssetPath,
  emblemPath,
  partPicturePath,
  scenePath,
} from "./picture-path.ts";
import { partViews, sceneNames } from "./picture-request.ts";

const text = string({ unit: "grapheme", maxLength: 40 });
const maybeText = option(text, { nil: undefined });
const partInput = record({
  family: constantFrom(...partFamilies),
  view: constantFrom(...partViews),
  seed: text,
  side: constantFrom("LH" as const, "RH" as const, undefined),
  finish: maybeText,
  colour: maybeText,
  label: maybeText,
  brand: maybeText,
  size: maybeText,
  type: maybeText,
  bores: option(integer({ min: 1, max: 8 }), { nil: undefined }),
  quantity: option(integer({ min: 1, max: 999 }), { nil: undefined }),
});

const kept = (value: string | undefined) => normaliseText(value ?? "") || undefined;

describe("picture paths", () => {
  it("say again everything that went into them", () => {
    assert(
      property(partInput, (input) => {
        const picture = parsePicturePath(partPicturePath(input));
        expect(picture).toMatchObject({ kind: "part", family: input.family, view: input.view });
        expect(picture).toMatchObject({
          side: input.side,
          finish: kept(input.finish),
          colour: kept(input.colour),
          label: kept(input.label),
          brand: kept(input.brand),
          size: kept(input.size),
          type: kept(input.type),
          bores: input.bores,
          quantity: input.quantity,
        });
      }),
    );
  });

  it("can be read however long their texts are, in whatever letters", () => {
    const longest = "𝅘𝅥𝅮".repeat(40);
    const texts = { finish: longest, colour: longest, label: longest, brand: longest, size: longest, type: longest };
    const path = partPicturePath({ family: "panel_door", view: "hero", seed: "1", ...texts });
    expect(parsePicturePath(path)).toMatchObject({ kind: "part", label: normaliseText(longest), type: normaliseText(longest) });
  });

  it("keep the same drawing when they are read and written again", () => {
    assert(
      property(partInput, (input) => {
        const path = partPicturePath(input);
        const picture = parsePicturePath(path);
        expect(picture?.kind === "part" && partPicturePath({ ...picture, seed: String(picture.seed) })).toBe(path);
      }),
    );
  });

  it("need no escaping in a URL, and survive becoming lower case", () => {
    assert(
      property(partInput, (input) => {
        const path = partPicturePath(input);
        expect(new URL(path, "http://pictures/").pathname).toBe(`/${path}`);
        expect(path.toLowerCase()).toBe(path);
      }),
    );
  });

  it("name brands, cars, scenes and categories", () => {
    expect(parsePicturePath(brandMarkPath("restorers-choice", "Restorer's Choice"))).toEqual({
      kind: "brand",
      slug: "restorers-choice",
      name: "restorer's choice",
    });
    expect(parsePicturePath(carPicturePath({ car: "mini", seed: "x", colour: "Red" }))).toMatchObject({
      kind: "car",
      car: "mini",
      colour: "red",
    });
    expect(parsePicturePath(scenePath({ scene: "poster", seed: "x", car: "datsun-1600" }))).toMatchObject({
      scene: "poster",
      car: "datsun-1600",
    });
    for (const scene of sceneNames) expect(parsePicturePath(scenePath({ scene, seed: "home" }))).toMatchObject({ kind: "scene", scene });
    expect(parsePicturePath(categoryPicturePath("brakes--rotors", "disc_rotor"))).toEqual({
      kind: "category",
      handle: "brakes--rotors",
      family: "disc_rotor",
    });
    expect(parsePicturePath(emblemPath("The Hoist", "coil_spring"))).toEqual({ kind: "emblem", name: "the hoist", family: "coil_spring" });
  });

  it("refuse a car that has no outline", () => {
    expect(() => carPicturePath({ car: "flying-carpet", seed: "1" })).toThrow("Unknown car");
    expect(parsePicturePath("cars/flying-carpet/side/1.svg")).toBeNull();
    expect(parsePicturePath("scenes/poster/1.v-flying-carpet.svg")).toBeNull();
  });

  it("refuse a family that nothing draws", () => {
    expect(() => partPicturePath({ family: "flying_carpet", view: "hero", seed: "1" })).toThrow("Unknown picture family");
  });

  it.each([
    "",
    "parts",
    "parts/panel_guard/hero/3",
    "parts/flying_carpet/hero/3.svg",
    "parts/constructor/hero/3.svg",
    "parts/panel_guard/back/3.svg",
    "parts/panel_guard/hero/24.svg",
    "parts/panel_guard/hero/03.svg",
    "parts/panel_guard/hero/3.x-1.svg",
    "parts/panel_guard/hero/3.s-up.svg",
    "parts/panel_guard/hero/3.f-a.c-b.svg",
    "parts/panel_guard/hero/3.c-a.c-b.svg",
    "parts/panel_guard/hero/3.l-.svg",
    "parts/panel_guard/hero/3.l-_zz.svg",
    "parts/panel_guard/hero/3.l-_ff.svg",
    "parts/panel_guard/hero/3.l-_61.svg",
    "parts/../secrets/hero/3.svg",
    "..%2f..%2fetc/passwd.svg",
    "scenes/atlantis/1.svg",
    "cars/boat/side/1.svg",
    "cars/sedan/front/1.svg",
    "brands//x.svg",
    "emblems/flying_carpet/x.svg",
    "emblems/coil_spring/.svg",
    `brands/a/${"a".repeat(700)}.svg`,
  ])("read %j as no picture", (path) => {
    expect(parsePicturePath(path)).toBeNull();
  });
});

describe("CMS asset paths", () => {
  it("lead back to the picture and its size", () => {
    assert(
      property(partInput, (input) => {
        const picturePath = partPicturePath(input);
        expect(parseCmsAssetPath(cmsAssetPath(picturePath, { width: 600, height: 600 }).slice(1))).toEqual({
          picturePath,
          width: 600,
          height: 600,
          modifiers: null,
        });
      }),
    );
  });

  it("carry the image service's suffix", () => {
    const path = cmsAssetPath(scenePath({ scene: "shed", seed: "1" }), { width: 1600, height: 900 }).slice(1);
    expect(parseCmsAssetPath(`${path}/m/`)?.modifiers).toEqual([]);
    expect(parseCmsAssetPath(`${path}/m/500x0/filters:quality(50)`)?.modifiers).toEqual(["500x0", "filters:quality(50)"]);
    expect(parseCmsAssetPath(`${path}/n/`)).toBeNull();
  });
});
