const internal = 500;

/** A failed call of the API in words for the shopper, and the status that a page with these words has. What isn't the API's own words stays inside. */
export function failureOf(error: unknown): { message: string; status: number } {
  if (error instanceof Error && "code" in error && "status" in error && typeof error.status === "number" && error.message !== "") {
    return { message: error.message, status: error.status };
  }
  return { message: "Something went wrong. Please try again.", status: internal };
}
