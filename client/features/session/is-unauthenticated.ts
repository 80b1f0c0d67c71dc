/** Whether a call of the API was answered that nobody is signed in, or no more. */
export function isUnauthenticated(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "UNAUTHENTICATED";
}
