const internal = 500;

/** Says what a form that can't be read deserves; the API has its own words for each field, which are for programs. */
const unreadable = "We couldn't understand that request.";

/** A failed call of the API in words for the shopper, and the status that a page with these words has. What isn't the API's own words stays inside. */
export function failureOf(error: unknown): { message: string; status: number } {
  if (error instanceof Error && "code" in error && "status" in error && typeof error.status === "number" && error.message !== "") {
    return { message: error.code === "BAD_REQUEST" ? unreadable : error.message, status: error.status };
  }
  return { message: "Something went wrong. Please try again.", status: internal };
}
