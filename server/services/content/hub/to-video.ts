import type { z } from "zod";
import type { Video } from "#shared/contract/content/expert.ts";
import { type HostedVideo, vimeoVideo, youtubeVideo } from "#shared/domain/content/hosted-video.ts";
import { textField } from "../fields/text-field.ts";

/** The two fields of a film: editors fill in the one of its host. */
export const filmFields = { youtube_video_id: textField, vimeo_video_id: textField };
type Film = z.output<z.ZodObject<typeof filmFields>>;

type Shown = Pick<Video, "title" | "poster">;

const youtubeId = /^[\w-]{11}$/;
/** An unlisted film's number has a hash behind it, as in its address. */
const vimeoId = /^(\d{1,12})(?:\/([\da-f]{6,40}))?$/i;

/** A film of YouTube's or of Vimeo's; null for anything that is neither. */
export function toVideo(film: Film, { title, poster }: Shown): Video | null {
  const hosted = hostedVideo(film);
  return hosted && { ...hosted, title, poster };
}

function hostedVideo({ youtube_video_id, vimeo_video_id }: Film): HostedVideo | null {
  const youtube = youtube_video_id.trim();
  if (youtubeId.test(youtube)) return youtubeVideo(youtube);
  const [, number, hash] = vimeoId.exec(vimeo_video_id.trim()) ?? [];
  return number === undefined ? null : vimeoVideo(number, hash);
}
