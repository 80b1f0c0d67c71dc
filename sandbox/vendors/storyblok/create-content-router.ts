import express, { Router } from "express";
import { z } from "zod";
import { createDeliveryRouter } from "./api/create-delivery-router.ts";
import type { ContentCatalogue } from "./content-catalogue.ts";
import { deriveStories } from "./derived/derive-stories.ts";
import { type NotifyShop, type WebhookAddress, createShopWebhook } from "./edits/create-shop-webhook.ts";
import { openEdits } from "./edits/open-edits.ts";
import { type StoryLibrary, createStoryLibrary } from "./story-library.ts";

const draftSchema = z.object({
  story: z.object({
    name: z.string().min(1).optional(),
    tag_list: z.array(z.string()).optional(),
    content: z.looseObject({ component: z.string().min(1) }),
  }),
});

/** How editors of the sandbox save and publish: not the vendor's API, and never reachable from outside. */
function createManagementRouter(library: StoryLibrary, notifyShop: NotifyShop): Router {
  const router = Router();
  router.use(express.json({ limit: "2mb" }));

  router.put("/stories/*slug", async (request, response) => {
    const slug = slugOf(request.params.slug);
    const body = draftSchema.safeParse(request.body);
    if (!body.success) {
      response.status(422).json({ error: z.prettifyError(body.error) });
      return;
    }
    const { name, tag_list, content } = body.data.story;
    const known = (await library.current()).draft.get(slug);
    response.json({
      story: await library.saveDraft(slug, { name: name ?? known?.name ?? slug, tags: tag_list ?? known?.tag_list ?? [], content }),
    });
  });

  router.post("/publish/*slug", async (request, response) => {
    const story = await library.publish(slugOf(request.params.slug));
    if (!story) {
      response.status(404).json(["This record could not be found"]);
      return;
    }
    response.json({ story, cv: (await library.current()).cv });
    notifyShop({ action: "published", story });
  });

  router.delete("/stories/*slug", async (request, response) => {
    const slug = slugOf(request.params.slug);
    const story = (await library.current()).published.get(slug);
    await library.discard(slug);
    response.status(204).end();
    if (story) notifyShop({ action: "deleted", story });
  });

  return router;
}

function slugOf(segments: string | string[] | undefined): string {
  return [segments ?? []].flat().join("/").replace(/\/$/, "");
}

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
    derived: deriveStories(catalogue, dataDir),
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
