import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { openCatalogue } from "#sandbox/catalogue/open-catalogue.ts";
import type { Catalogue } from "#sandbox/catalogue/types.ts";
import { assemblyStories } from "./assembly-stories.ts";

const storySchema = z.object({ title: z.string(), parts: z.array(z.object({ name: z.string(), part_numbers: z.string() })) });

const dataDir = mkdtempSync(join(tmpdir(), "assemblies-"));
let catalogue: Catalogue;
/** "HQ–HZ Holden front disc brake corner: Caliper: Remanufactured brake caliper, front, left hand, …", each offer of each part. */
let offers: string[];

beforeAll(async () => {
  catalogue = await openCatalogue({ dataDir, productCount: 5500 });
  const { vehicles, categories } = catalogue;
  const titles = new Map<string, string>();
  for (const { partNumber, title, variants } of catalogue.products())
    for (const number of [partNumber, ...variants.map(({ sku }) => sku)]) titles.set(number, title);
  const stories = assemblyStories({ products: () => catalogue.products(), categories, vehicles });
  offers = stories
    .map(({ content }) => storySchema.parse(content))
    .flatMap(({ title, parts }) =>
      parts.flatMap(({ name, part_numbers: numbers }) =>
        numbers.split(", ").flatMap((number) => (number === "" ? [] : `${title}: ${name}: ${titles.get(number)}`)),
      ),
    );
}, 120_000);
afterAll(() => {
  catalogue.close();
  rmSync(dataDir, { recursive: true });
});

const offersOf = (assembly: RegExp) => offers.filter((offer) => assembly.test(offer.slice(0, offer.indexOf(":"))));

it("every number that a drawing offers is one of the catalogue's", () => {
  expect(offers.length).toBeGreaterThan(200);
  expect(offers.filter((offer) => offer.endsWith(": undefined"))).toEqual([]);
});

it("a drawing of the front offers no part for the rear, and one of the rear none for the front", () => {
  expect(offersOf(/front/).filter((offer) => /, rear\b/.test(offer))).toEqual([]);
  expect(offersOf(/rear/).filter((offer) => /, front\b/.test(offer))).toEqual([]);
  expect(offersOf(/rear drum brake/).length).toBeGreaterThan(4);
});

it("what stands above another is the upper part, what stands below the lower", () => {
  const placed = offers.filter((offer) => /: (Upper|Lower|Top|Bottom) (control arm|ball joint|hose):/.test(offer));
  expect(placed.length).toBeGreaterThan(10);
  expect(placed.filter((offer) => /: (Upper|Top) /.test(offer) !== /\bupper\b/.test(offer.slice(offer.lastIndexOf(":"))))).toEqual([]);
});

it("a drawing of one engine offers no part for another", () => {
  expect(offersOf(/253 and 308|Holden V8/).filter((offer) => /\bsix\b|Chevrolet|Ford/.test(offer))).toEqual([]);
  expect(offersOf(/red six/).filter((offer) => /\bV8\b/.test(offer.slice(offer.lastIndexOf(":"))))).toEqual([]);
  expect(offersOf(/302 and 351/).filter((offer) => /\bsix\b/.test(offer))).toEqual([]);
});

it("a corner and a door are of one side throughout, and what there are two of is there for either", () => {
  const oneSided = offersOf(/corner|front suspension|front door/);
  expect(oneSided.filter((offer) => /left hand/.test(offer)).length).toBeGreaterThan(10);
  expect(oneSided.filter((offer) => /right hand/.test(offer))).toEqual([]);
  const named = offers.filter((offer) => /: (Left|Right) /.test(offer));
  expect(named.length).toBeGreaterThan(6);
  expect(named.filter((offer) => /: Left /.test(offer) !== /left hand/.test(offer))).toEqual([]);
});
