import { describe, expect, it } from "vitest";
import { pluralForms, tokenise } from "./tokenise.ts";

const wordsOf = (text: string) => tokenise(text).map(({ word }) => word);

describe("a text is read word by word", () => {
  it.each([
    ["HQ Monaro, 1972!", ["hq", "monaro", "1972"], "whatever stands between them"],
    ["RX-7 t-shirt", ["rx", "7", "t", "shirt"], "names with a hyphen in parts"],
    ["4.2 V8. 253.", ["4.2", "v8", "253"], "a number with its point, but not the end of a sentence"],
    ["guard.badge", ["guard", "badge"], "a point between words parts them"],
    ["driver's side O’Brien", ["drivers", "side", "obrien"], "with and without an apostrophe alike"],
    ["Citroën CAFÉ à", ["citroen", "cafe", "a"], "with and without accents alike"],
    ["ＨＱ ｂｏｎｎｅｔ", ["hq", "bonnet"], "off a keyboard with wide letters"],
    ["-- ?! --", [], "nothing where there is none"],
  ])("%j: %j, %s", (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it("and each word can be shown as it was typed", () => {
    const text = "  Citroën DS:  Driver's door";
    expect(tokenise(text).map(({ start, end }) => text.slice(start, end))).toEqual(["Citroën", "DS", "Driver's", "door"]);
  });
});

describe("one part and several are one word", () => {
  it.each([
    ["bonnet", "bonnets"],
    ["cap", "caps"],
    ["key", "keys"],
    ["seat", "seats"],
    ["shock", "shocks"],
    ["chest", "chests"],
    ["cylinder", "cylinders"],
    ["diesel", "diesels"],
    ["battery", "batteries"],
    ["body", "bodies"],
    ["bush", "bushes"],
    ["switch", "switches"],
    ["box", "boxes"],
    ["glass", "glasses"],
  ])("%s, %s", (one, several) => {
    expect(pluralForms(one)).toEqual([several]);
    expect(pluralForms(several)).toContain(one);
  });

  it("and where it can't be told, both that may be meant", () => {
    expect(pluralForms("axes")).toEqual(["ax", "axe"]);
    expect(pluralForms("hoses")).toEqual(["hos", "hose"]);
  });

  it("never by more guesses than there are", () => {
    expect(pluralForms("bonnets")).toEqual(["bonnet"]);
    expect(pluralForms("batteries")).toEqual(["battery"]);
  });

  it.each(["hq", "xs", "253", "13b", "rx7", "v8s", "4speed", "jg63um", "škodas", ""])(
    "but %j is a code and has no other number",
    (word) => {
      expect(pluralForms(word)).toEqual([]);
    },
  );
});
