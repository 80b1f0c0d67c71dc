/** Null where a vendor can't be reached just now: what stands around is still worth showing. Every other failure stays one. */
export const nullIfUnavailable = (error: unknown): null => {
  // 502 to 504 are a vendor's; 500 is a fault of ours.
  if (error instanceof Error && "status" in error && Number(error.status) > 500) return null;
  throw error;
};
