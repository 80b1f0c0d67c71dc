import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import express from "express";
import { scheduled } from "#sandbox/catalogue/calendar.ts";
import { seedPromotions } from "#sandbox/catalogue/generate/product/promotions.ts";
import { readBrands, readCategories } from "#sandbox/catalogue/tables/read-categories.ts";
import { readVehicles } from "#sandbox/catalogue/tables/seed-tables.ts";
import { seedFilesDir, storiesDir as writtenStoriesDir } from "#sandbox/config.ts";
import { partPicturePath } from "#sandbox/pictures/addresses/picture-path.ts";
import { createContentRouter } from "../create-content-router.ts";

/** The day on which the sandbox's dates are written: what has ended since is held again, as in a sandbox that runs for long. */
const writtenOn = new Date("2026-11-15T00:00:00Z");

const picture = { path: partPicturePath({ family: "disc_rotor", view: "hero", seed: "1" }) };

export type ContentServer = { url: string; dataDir: string; close: () => Promise<void> };

/** The content stand-in on a loopback port, over the real brands and categories but without products: for tests. */
export async function startContent({
  storiesDir = writtenStoriesDir,
  dataDir,
}: { storiesDir?: string; dataDir?: string } = {}): Promise<ContentServer> {
  const ownDataDir = dataDir ?? mkdtempSync(path.join(tmpdir(), "content-"));
  const catalogue = {
    digest: "without products",
    brands: readBrands(seedFilesDir),
    categories: readCategories(seedFilesDir).map((category) => Object.assign(category, { productCount: 1 })),
    promotions: seedPromotions.map(({ promotion }) => scheduled(promotion, writtenOn, new Date())),
    products: () => [].values(),
    vehicles: readVehicles(seedFilesDir).vehicles,
    productsInCategory: (categoryId: number) => [
      { id: categoryId * 10, vendor: "Restorer's Choice", material: null, images: [picture] },
      { id: categoryId * 10 + 1, vendor: "OE Heritage", material: "Steel", images: [picture] },
    ],
  };
  const app = express().use(
    "/_vendors/storyblok",
    createContentRouter({ catalogue, storiesDir, dataDir: ownDataDir, publicUrl: "http://shop.test" }),
  );
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("No port");
  return {
    url: `http://127.0.0.1:${address.port}/_vendors/storyblok`,
    dataDir: ownDataDir,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (!dataDir) rmSync(ownDataDir, { recursive: true });
    },
  };
}
