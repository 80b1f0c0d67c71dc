import express, { Router } from "express";
import { z } from "zod";
import type { StoryLibrary } from "../story-library.ts";
import type { NotifyShop } from "./create-shop-webhook.ts";

const draftSchema = z.object({
  story: z.object({
    name: z.string().min(1).optional(),
    tag_list: z.array(z.string()).optional(),
    content: z.looseObject({ component: z.string().min(1) }),
  }),
});

/** How editors of the sandbox save and publish: not the vendor's API, and never reachable from outside. */
export function createManagementRouter(library: StoryLibrary, notifyShop: NotifyShop): Router {
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
