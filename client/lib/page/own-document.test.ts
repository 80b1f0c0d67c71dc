import { expect, test } from "vitest";
import { ownDocument } from "./own-document.ts";

test("a link to a page that only the server renders leads to a document of its own, at the same address of this shop", () => {
  const answer = ownDocument(new Request("https://shop.example/compare?parts=a,b#top"));
  expect(answer.headers.get("location")).toBe("/compare?parts=a,b");
  expect(answer.headers.get("x-remix-reload-document")).toBe("true");
});
