import { expect, test } from "vitest";
import { inWords } from "./in-words.ts";

test("a list reads as Australians write it", () => {
  const asIntl = new Intl.ListFormat("en-AU", { type: "conjunction" });
  for (const parts of [[], ["A"], ["A", "B"], ["A", "B", "C"], ["A", "B", "C", "D"]]) expect(inWords(parts)).toBe(asIntl.format(parts));
});
