import { redirectDocument } from "react-router";

/** What the browser's loader of a page that only the server renders throws: a link to such a page is the browser's own, and leads to a document. */
export function ownDocument({ url }: Request): Response {
  const { pathname, search } = new URL(url);
  return redirectDocument(pathname + search);
}
