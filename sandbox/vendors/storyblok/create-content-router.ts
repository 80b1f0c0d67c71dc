import { Router } from "express";
import { createDeliveryRouter } from "./api/create-delivery-router.ts";
import type { ContentCatalogue } from "./content-catalogue.ts";
import { deriveStories } from "./derived/derive-stories.ts";
import { createShopWebhook, type WebhookAddress } from "./edits/create-shop-webhook.ts";
import { createManagementRouter } from "./edits/create-management-router.ts";
import { openEdits } from "./edits/open-edits.ts";
import { createStoryLibrary } from "./story-library.ts";

type ContentRouterOptions = {
  catalogue: ContentCatalogue;
  storiesDir: string;
  dataDir: string;
  /** The shop's public origin; pictures are reached below it. */
  publicUrl: string;
  /** Without one the shop finds changes by looking. */
  webhook?: WebhookAddress | null;
  onBrokenFile?: (file: string, error: unknown) => void;
};

/** Stands in for Storyblok: delivery API v2 below /v2/cdn, and /manage for saving and publishing. */
export function createContentRouter({
  catalogue,
  storiesDir,
  dataDir,
  publicUrl,
  webhook = null,
  onBrokenFile = reportBrokenFile,
}: ContentRouterOptions): Router {
  const library = createStoryLibrary({
    derived: deriveStories(catalogue),
    storiesDir,
    picturesUrl: new URL("/_vendors/pictures", publicUrl).href,
    edits: openEdits(dataDir),
    onBrokenFile,
  });
  // Made before anybody asks, because it takes a moment.
  library.current().catch((error: unknown) => onBrokenFile(storiesDir, error));
  const router = Router();
  router.use("/v2/cdn", createDeliveryRouter(library, catalogue));
  router.use("/manage", createManagementRouter(library, webhook ? createShopWebhook(webhook, reportUndelivered) : () => undefined));
  return router;
}

function reportBrokenFile(file: string, error: unknown): void {
  process.stderr.write(`The story file ${file} could not be read and keeps its last good version: ${String(error)}\n`);
}

function reportUndelivered(error: unknown): void {
  process.stderr.write(`The shop could not be told of a change: ${String(error)}\n`);
}
