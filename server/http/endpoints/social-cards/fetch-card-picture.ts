import { readUpTo } from "#server/input/http/read-up-to.ts";
import type { Picture } from "#shared/contract/picture.ts";
import { AppError } from "#shared/domain/app-error.ts";

/** A picture's bytes, in a format that can be drawn on; null where it can't be had. */
export type CardPictures = (picture: Picture) => Promise<Buffer | null>;

type CardPictureOptions = {
  /** Where the sandbox answers, for paths of our own; null when every vendor is real. */
  sandboxUrl: string | null;
  /** The image hosts whose pictures the shop shows: "https://cdn.shopify.com". */
  hosts: readonly string[];
  timeoutMs?: number;
};

const width = 900;
const bytesMax = 6 * 1024 * 1024;
const ownPictures = "/_vendors/pictures/";

/**
 * Fetches what vendors' records name, and only from where their pictures are: an address in a record could otherwise make the shop ask its own network. A redirect counts as
 * another address.
 */
export function createCardPictures({ sandboxUrl, hosts, timeoutMs = 4000 }: CardPictureOptions): CardPictures {
  const allowed = new Set(hosts);
  function addressOf({ url, source }: Picture): URL | null {
    const isOwn = sandboxUrl !== null && url.startsWith(ownPictures);
    const address = isOwn ? new URL(sandboxUrl + url) : URL.canParse(url) ? new URL(url) : null;
    if (address === null || !(isOwn ? address.pathname.startsWith(ownPictures) : allowed.has(address.origin))) return null;
    if (source === "storyblok") address.pathname += `/m/${width}x0/filters:format(png)`;
    else {
      address.searchParams.set("width", String(width));
      address.searchParams.set("format", "png");
    }
    return address;
  }

  return async function cardPicture(picture) {
    const address = addressOf(picture);
    if (address === null) return null;
    const answer = await fetch(address, { redirect: "error", signal: AbortSignal.timeout(timeoutMs) }).catch((error: unknown) => {
      throw new AppError("UPSTREAM_FAILED", "a social card's picture did not come", { cause: error });
    });
    const isPicture = /^image\/(?:png|jpeg|webp)\b/.test(answer.headers.get("content-type") ?? "");
    if (!answer.ok || !isPicture || Number(answer.headers.get("content-length")) > bytesMax) {
      await answer.body?.cancel();
      return null;
    }
    return readUpTo(answer, bytesMax);
  };
}
