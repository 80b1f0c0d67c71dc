/** Pages are hundreds of kilobytes, and k6's regular expressions take longer to read one than the shop to make it. */

/** What follows each occurrence of a mark, up to the next. */
export function after(text: string, mark: string): string[] {
  return text.split(mark).slice(1);
}

/** What stands between a mark and the next end; null without the two. */
export function between(text: string, mark: string, end: string): string | null {
  const found = text.indexOf(mark);
  if (found === -1) return null;
  const start = found + mark.length;
  const stop = text.indexOf(end, start);
  return stop === -1 ? null : text.slice(start, stop);
}
