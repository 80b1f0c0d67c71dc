import type { CodeCheck } from "./code-store.ts";

/** What to tell about a code that did not open the door; null for something that is no code at all. */
export function codeProblem(check: CodeCheck | null): string {
  switch (check?.result) {
    case "wrong":
      return `That isn't the code we sent last. You have ${check.triesLeft} ${check.triesLeft === 1 ? "try" : "tries"} left.`;
    case "expired":
      return "This code has expired. Please ask for another one.";
    case "spent":
      return "That was one try too many. Please ask for another one.";
    case "none":
      return "This code was used already. Please ask for another one.";
    default:
      return "Please enter the six digits from the mail.";
  }
}
