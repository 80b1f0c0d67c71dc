/** The digest of a deferred part that failed or ran out of time on the server; the browser loads it itself, so it is no error there. */
export const serverPartFailureDigest = "server-part-failed";

/** True for React's notice that a boundary was rendered in the browser because its deferred data failed on the server. */
export function isServerPartFailure(error: unknown): boolean {
  return error instanceof Error && "digest" in error && error.digest === serverPartFailureDigest;
}
