/** The player is of another origin: what it may do among its own, it still cannot do here. */
const sandbox = "allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox";

type VideoPlayerProps = { embedUrl: string; title: string; className?: string };

/** The player of a film's host, which plays at once. */
export function VideoPlayer({ embedUrl, title, className }: VideoPlayerProps) {
  return (
    <iframe
      ref={takeFocus}
      className={className}
      src={`${embedUrl}&autoplay=1`}
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
