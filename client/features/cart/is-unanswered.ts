const badGateway = 502;

/** Whether a call failed without a word on what became of it: no connection, half an answer, or a commerce platform that didn't answer. */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof SyntaxError) return true;
  if (!(error instanceof Error)) return false;
  return (
    ("code" in error && error.code === "NO_RESPONSE") ||
    ("status" in error && typeof error.status === "number" && error.status >= badGateway)
  );
}
