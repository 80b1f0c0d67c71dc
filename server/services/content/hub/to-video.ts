import type { Video } from "#shared/contract/content/expert.ts";

const youtubeId = /^[\w-]{11}$/;

/** A video by its YouTube id; null for anything that is none. */
export function toVideo({ id, title, poster }: { id: string; title: string; poster: Video["poster"] }): Video | null {
  const trimmed = id.trim();
  return youtubeId.test(trimmed) ? { youtubeId: trimmed, title, poster } : null;
}
