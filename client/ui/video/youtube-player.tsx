/** The player is of another origin: what it may do among its own, it still cannot do here. */
const sandbox = "allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox";

type YoutubePlayerProps = { youtubeId: string; title: string; className?: string };

/** YouTube's player, which plays at once. */
export function YoutubePlayer({ youtubeId, title, className }: YoutubePlayerProps) {
  return (
    <iframe
      ref={takeFocus}
      className={className}
      src={`https://www.youtube-nocookie.com/embed/${youtubeId}?autoplay=1&rel=0`}
      title={title}
      sandbox={sandbox}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/** The button that had the focus is gone. */
export function takeFocus(player: HTMLElement | null): void {
  player?.focus();
}
