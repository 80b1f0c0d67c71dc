import { expect, test } from "vitest";
import { tellingWords } from "./telling-words.ts";
import { createVocabulary, understandQuery } from "./understand-query.ts";

const vocabulary = createVocabulary(
  [],
  ["Steering box", "Chrome bumper bar", "Door trim panel", "Beaver panel", "Wheel bearing", "Body identification plate", "Rust converter"],
  [],
  ["Wheel bearing kit", "Full chrome bumper set"],
);

test.each([
  ["fuse box", "fuse"],
  ["fuse boxes", "fuse"],
  ["fuse box panel", "fuse"],
  ["catalytic converter", "catalytic"],
  ["winch plate kit", "winch"],
  ["fuse box 20 amp", "fuse 20 amp"],
])("beside a word that no part has, %j is looked for without the ends of other parts' names: %j", (text, telling) => {
  expect(tellingWords(text, understandQuery(text, vocabulary), vocabulary)).toBe(telling);
});

test.each(["chrome widget", "red thing", "panel plate", "kit"])("%j has no word that says much less than another", (text) => {
  expect(tellingWords(text, understandQuery(text, vocabulary), vocabulary)).toBe(text);
});
