import { createHash } from "node:crypto";
import { bulkhead, isBulkheadRejectedError } from "cockatiel";
import { Router } from "express";
import { LRUCache } from "lru-cache";
import type { Services } from "#server/api/api-context.ts";
import { hasCopy } from "#server/http/front/create-memory-files.ts";
import type { Logger } from "#server/observability/logger.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { cardContentOf, type CardContent } from "./card-content.ts";
import { drawSocialCard } from "./draw-social-card.ts";
import type { CardPictures } from "./fetch-card-picture.ts";

type SocialCardsOptions = {
  services: Pick<Services, "catalogue" | "content">;
  pictures: CardPictures;
  companyName: string;
  logger: Pick<Logger, "warn">;
};

const keptBytes = 12 * 1024 * 1024;
/** Drawing takes a tenth of a second of a processor; what else the shop does goes first. */
const drawnAtOnce = 2;
const waitingMax = 20;
const longestPath = 300;
const keptByOthers = "public, max-age=86400, stale-while-revalidate=604800";

/** One without the picture that it should have is sent, and made anew for the next who asks. */
type Drawn = { card: Buffer; isWhole: boolean };

/**
 * The pictures that social networks show beside a link: one for each product, category and brand, and one for home. A card is named by its page alone, so nobody can have another address
 * fetched; the newest are kept in memory, and never more are drawn at a time than the shop can bear.
 */
export function createSocialCards({ services, pictures, companyName, logger }: SocialCardsOptions): Router {
  const kept = new LRUCache<string, Buffer>({ maxSize: keptBytes, sizeCalculation: (card) => card.byteLength });
  const inFlight = new Map<string, Promise<Drawn>>();
  const turns = bulkhead(drawnAtOnce, waitingMax);

  async function draw(key: string, content: CardContent): Promise<Drawn> {
    const picture = await pictureOf(content);
    const card = await drawSocialCard(content, picture, companyName);
    const isWhole = content.picture === null || picture !== null;
    if (isWhole) kept.set(key, card);
    return { card, isWhole };
  }

  async function pictureOf({ picture }: CardContent): Promise<Buffer | null> {
    if (picture === null) return null;
    return pictures(picture).catch((error: unknown) => {
      logger.warn({ event: "social-card.picture", error }, "a social card is drawn without its picture");
      return null;
    });
  }

  function drawOnce(key: string, content: CardContent): Promise<Drawn> {
    const running = inFlight.get(key);
    if (running) return running;
    const drawing = turns
      .execute(() => draw(key, content))
      .catch((error: unknown) => {
        if (!isBulkheadRejectedError(error)) throw error;
        throw new AppError("UPSTREAM_UNAVAILABLE", "too many social cards are being drawn", { retryAfterS: 5 });
      })
      .finally(() => inFlight.delete(key));
    inFlight.set(key, drawing);
    return drawing;
  }

  return Router().get("/social/{*page}", async function socialCards(req, res) {
    res.locals.routeId = "social-card";
    const path = req.path.slice("/social".length);
    const content =
      path.endsWith(".png") && path.length <= longestPath
        ? await cardContentOf(path.slice(0, -".png".length), services, companyName)
        : null;
    if (content === null) throw new AppError("NOT_FOUND", "no page has this social card");
    const key = createHash("sha256").update(JSON.stringify(content)).digest("base64url");
    const etag = `"${key.slice(0, 27)}"`;
    const isKnown = hasCopy(req.headers["if-none-match"], etag);
    const found = kept.get(key);
    const { card, isWhole } = isKnown
      ? { card: null, isWhole: true }
      : found
        ? { card: found, isWhole: true }
        : await drawOnce(key, content);
    res.set({ "x-content-type-options": "nosniff", "cache-control": isWhole ? keptByOthers : "no-store", ...(isWhole && { etag }) });
    if (card === null) res.status(304).end();
    else res.type("png").send(card);
  });
}
