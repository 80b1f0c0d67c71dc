const internal = 500;

/** Says what a form that can't be read deserves; the API has its own words for each field, which are for programs. */
const unreadable = "We couldn't understand that request.";

/** Whether the API answered so, rather than that something broke on the way to it or back. */
export function isFailedCall(error: unknown): error is Error & { status: number; code: string } {
  return (
    error instanceof Error && "status" in error && typeof error.status === "number" && "code" in error && typeof error.code === "string"
  );
}

/** A failed call of the API in words for the shopper, and the status that a page with these words has. What isn't the API's own words stays inside. */
export function failureOf(error: unknown): { message: string; status: number } {
  if (isFailedCall(error) && error.message !== "") {
    return { message: error.code === "BAD_REQUEST" ? unreadable : error.message, status: error.status };
  }
  return { message: "Something went wrong. Please try again.", status: internal };
}
