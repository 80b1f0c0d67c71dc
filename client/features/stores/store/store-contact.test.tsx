import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { exampleStore } from "../example-store.ts";
import { StoreContact } from "./store-contact.tsx";

test("the way to a store reads as a sentence to those who only hear it", () => {
  const words = renderToStaticMarkup(<StoreContact store={exampleStore()} />).replace(/<[^>]+>/g, "");
  expect(words).toContain("Get Directions to Coburg North, in a new tab");
});
