import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openCatalogue } from "#sandbox/catalogue/open-catalogue.ts";
import type { Catalogue } from "#sandbox/catalogue/types.ts";
import { answerQueries } from "../http/answer-queries.ts";
import { buildIndices, openIndices } from "./build-indices.ts";
import { keptIndices } from "./kept-indices.ts";

const scratch = mkdtempSync(join(tmpdir(), "indices-"));
const seeded = join(scratch, "seeded");
let dataDir = "";
beforeAll(async () => (await openCatalogue({ dataDir: seeded, productCount, bootedAt: noon })).close());
beforeEach(({ task }) => {
  dataDir = join(scratch, task.id);
  cpSync(seeded, dataDir, { recursive: true });
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const picturesUrl = "/_vendors/pictures";
const productCount = 100;
const noon = new Date("2026-12-01T12:00:00Z");
const indexFile = () => join(dataDir, "search-index.v8");

/** Opens the catalogue and its indices as a start does, and tells what they answer and how often the whole catalogue was read for them. */
async function start(bootedAt = noon, use: (catalogue: Catalogue) => void = () => undefined) {
  const catalogue = await openCatalogue({ dataDir, productCount, bootedAt });
  let readings = 0;
  const counted: Catalogue = {
    ...catalogue,
    products() {
      readings += 1;
      return catalogue.products();
    },
  };
  const answersOf = (built: Parameters<typeof openIndices>[2]) =>
    answerQueries(openIndices(catalogue, picturesUrl, built), {
      requests: [
        { indexName: "products", query: "holden brake", facets: ["*"] },
        { indexName: "products", query: "", filters: "inventory_quantity > 0", facets: ["availability_kind"], hitsPerPage: productCount },
        { indexName: "vehicles", query: "monaro" },
        { indexName: "fitment", query: "", filters: "vehicleid:1" },
        { indexName: "query_suggestions", query: "b" },
        { indexName: "categories", query: "brakes" },
      ],
    });
  const kept = answersOf(keptIndices({ catalogue: counted, picturesUrl, dataDir }));
  const fresh = answersOf(buildIndices(catalogue, picturesUrl));
  use(catalogue);
  catalogue.close();
  return { readings, kept: withoutTimes(kept), fresh: withoutTimes(fresh) };
}

function withoutTimes(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer, (key, value) => (key.startsWith("processing") ? undefined : value)));
}

test("a later start reads what the first has built, and answers the same", async () => {
  const first = await start();
  const second = await start();
  expect([first.readings, second.readings]).toEqual([1, 0]);
  expect(second.kept).toEqual(first.kept);
  expect(second.kept).toEqual(second.fresh);
});

test("stock that was sold since is counted as it is now", async () => {
  await start(noon, (catalogue) => {
    const variant = [...catalogue.products()].flatMap(({ variants }) => variants).find(({ stock }) => stock > 0);
    for (const store of Object.keys(variant?.stockByStore ?? {})) catalogue.setVariantStock(variant?.id ?? 0, Number(store), 0);
  });
  const { readings, kept, fresh } = await start();
  expect(readings).toBe(0);
  expect(kept).toEqual(fresh);
});

test("on another day, and from a damaged or shortened file, it is built again", async () => {
  await start();
  expect((await start(new Date("2026-12-02T12:00:00Z"))).readings).toBe(1);
  expect((await start()).readings).toBe(1);

  const damaged = readFileSync(indexFile());
  const middle = damaged.length >> 1;
  damaged[middle] = (damaged[middle] ?? 0) ^ 1;
  writeFileSync(indexFile(), damaged);
  expect((await start()).readings).toBe(1);

  truncateSync(indexFile(), statSync(indexFile()).size - 1);
  expect((await start()).readings).toBe(1);
  truncateSync(indexFile(), 0);
  expect((await start()).readings).toBe(1);
  expect((await start()).readings).toBe(0);
});
