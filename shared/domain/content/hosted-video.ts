/** A film that another host plays: its own page there, and the player that ours shows once it is pressed. Its address has a query already. */
export type HostedVideo = { url: string; embedUrl: string };

const youtubePlayers = "https://www.youtube-nocookie.com";
const vimeoPlayers = "https://player.vimeo.com";

/** Whose frames pages may open. */
export const videoPlayerOrigins = [youtubePlayers, vimeoPlayers];

/** YouTube's, by its eleven characters: the player without cookies, which offers no one else's films at the end. */
export function youtubeVideo(id: string): HostedVideo {
  return { url: `https://www.youtube.com/watch?v=${id}`, embedUrl: `${youtubePlayers}/embed/${id}?rel=0` };
}

/**
 * Vimeo's, by its number, and an unlisted one by the hash behind it as well. `dnt` keeps the player from following whoever watches.
 * Source: help.vimeo.com, "Player parameters overview".
 */
export function vimeoVideo(id: string, hash?: string): HostedVideo {
  return {
    url: `https://vimeo.com/${id}${hash ? `/${hash}` : ""}`,
    embedUrl: `${vimeoPlayers}/video/${id}?dnt=1${hash ? `&h=${hash}` : ""}`,
  };
}
