import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { readSeedTables } from "#sandbox/catalogue/tables/seed-tables.ts";
import type { CatalogueProduct } from "#sandbox/catalogue/types.ts";
import { parsePicturePath } from "#sandbox/pictures/addresses/parse-picture-path.ts";
import type { PartPicture } from "#sandbox/pictures/addresses/picture-request.ts";
import { colourHex } from "#sandbox/pictures/drawing/colour.ts";
import { materialOf, paint } from "#sandbox/pictures/drawing/material.ts";
import { createPen } from "#sandbox/pictures/drawing/pen.ts";
import { createSheet } from "#sandbox/pictures/drawing/sheet.ts";
import { drawPart } from "#sandbox/pictures/parts/renderers.ts";
import { renderPicture } from "#sandbox/pictures/render-picture.ts";
import { generateProducts } from "../generate-products.ts";

type Shown = { product: CatalogueProduct; picture: PartPicture };

function heroesOf(product: CatalogueProduct): Shown[] {
  return product.images.flatMap(({ path }) => {
    const picture = parsePicturePath(path);
    return picture?.kind === "part" && picture.view === "hero" ? [{ product, picture }] : [];
  });
}

const told = (product: CatalogueProduct, label: string) => product.specifications.find((row) => row.label === label)?.value;

function drawn(picture: PartPicture) {
  return drawPart(createSheet(picture, createPen()));
}

/** Whether the drawing has a tone of what the words name: a material's, or a paint's of that colour. */
function hasTone(picture: PartPicture, words: string): boolean {
  const substance = materialOf(words);
  if (!substance) return true;
  const hex = colourHex(words);
  const tones = [substance, ...(hex === null ? [] : [paint(hex)])].flatMap(({ mid, light, dark, tube, face }) => [
    mid,
    light,
    dark,
    tube[1]?.[1],
    face[1]?.[1],
  ]);
  const svg = renderPicture(picture);
  return [hex, ...tones].some((tone) => typeof tone === "string" && svg.includes(tone));
}

describe("the drawings of every seeded product", () => {
  let shown: Shown[];
  let first: Shown[];

  beforeAll(() => {
    const tables = readSeedTables(join(import.meta.dirname, "../../../data"), "Rares");
    const products = [...generateProducts(tables, 5500)];
    shown = products.flatMap(heroesOf);
    first = products.flatMap((product) => heroesOf(product).slice(0, 1));
  });

  it("are there for all of them", () => {
    expect(first.length).toBeGreaterThan(3900);
  });

  it("show as many pieces as the record sells, or stand for a pack of many", () => {
    const wrong = first.filter(({ product, picture }) => {
      const quantity = Number(told(product, "Pack quantity") ?? 1);
      const { count = 1 } = drawn(picture);
      return quantity <= 8 && count !== 0 && count !== quantity && told(product, "Pack quantity") !== undefined;
    });
    expect(wrong.map(({ product, picture }) => `${product.title}: ${drawn(picture).count ?? 1}`)).toEqual([]);
  });

  it("show one piece where one hand is sold", () => {
    const oneHanded = first.filter(({ product }) => /^(Left|Right) hand$/.test(told(product, "Side") ?? ""));
    expect(oneHanded.length).toBeGreaterThan(300);
    const wrong = oneHanded.filter(({ picture }) => (drawn(picture).count ?? 1) > 1);
    expect(wrong.map(({ product }) => product.title)).toEqual([]);
  });

  it("mirror only what the record sells for the right", () => {
    const wrong = first.filter(
      ({ product, picture }) => picture.side !== undefined && told(product, "Side") !== { LH: "Left hand", RH: "Right hand" }[picture.side],
    );
    expect(wrong.map(({ product }) => product.title)).toEqual([]);
  });

  it("have the colour that the record's finish or the shopper's choice names", () => {
    const wrong = shown.filter(({ product, picture }) => {
      const finish = told(product, "Finish") ?? "";
      const words = picture.finish ?? picture.colour;
      const isLeftOut = words === undefined && materialOf(finish) !== null && !/^(natural|clear)$/i.test(finish);
      return isLeftOut || (words !== undefined && !hasTone(picture, words));
    });
    expect(wrong.map(({ product, picture }) => `${product.title}: ${picture.finish ?? picture.colour}`)).toEqual([]);
  });

  it("have the bores of the engine that the title names", () => {
    const rows: readonly [RegExp, number][] = [
      [/\bV8\b/, 4],
      [/\bV6\b/, 3],
      [/\bsix\b/i, 6],
      [/B-series|A-series|K-series/, 4],
    ];
    const gaskets = first.filter(({ picture }) => picture.family === "gasket_head");
    const told = gaskets.flatMap(({ product, picture }) => {
      const bores = rows.find(([name]) => name.test(product.title))?.[1];
      return bores === undefined
        ? []
        : [{ title: product.title, bores, drawn: drawn(picture).body.split('stroke-width="1.4"').length - 1 }];
    });
    expect(told.length).toBeGreaterThan(5);
    expect(told.filter(({ bores, drawn: count }) => bores !== count)).toEqual([]);
  });

  it("carry the brand of the record and nobody else's", () => {
    const wrong = shown.filter(({ product, picture }) => picture.brand !== undefined && picture.brand !== product.vendor.toLowerCase());
    expect(wrong.map(({ product, picture }) => `${product.title}: ${picture.brand}`)).toEqual([]);
    const shirts = shown.filter(({ picture }) => picture.family === "apparel_tee");
    expect(shirts.every(({ product, picture }) => product.title.toLowerCase().includes(picture.label ?? "?"))).toBe(true);
  });
});
