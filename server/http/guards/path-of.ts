/** The part of a request's target before its query, exactly as it was sent. */
export function pathOf(target: string): string {
  const queryStart = target.indexOf("?");
  return queryStart === -1 ? target : target.slice(0, queryStart);
}
