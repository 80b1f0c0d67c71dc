import { plainPath } from "./plain-path.ts";

/** Whether a path, however it is spelt, asks the carrier. */
export function isDeliveryQuote(path: string): boolean {
  return plainPath(path) === "/api/delivery/quotes";
}
