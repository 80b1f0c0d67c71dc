import { describe, expect, it, test } from "vitest";
import { createPartNames, singular } from "./part-names.ts";
import { partSynonyms } from "./synonyms/part-synonyms.ts";

const parts = createPartNames([
  "bonnet",
  "bonnet hinge",
  "guard",
  "guard badge",
  "bonnet badge",
  "GT bonnet badge",
  "boot lid",
  "indicator",
  "windscreen",
  "brake pad",
  "transmission",
  "gearbox",
  "distributor cap and rotor",
  "interior roof light globe",
  "tyre lever",
  "ute tray mat",
]);
const named = (text: string) => parts.named(text.split(" "));
const holding = (text: string) => parts.holding(text.split(" "));

describe("a part is known by its name", () => {
  it.each([
    ["bonnet", ["bonnet"], "as the catalogue has it"],
    ["bonnets", ["bonnet"], "in the plural"],
    ["brakepads", ["brake pad"], "written together"],
    ["wind screen", ["windscreen"], "written apart"],
    ["distributor cap", ["distributor cap and rotor"], "by its first half"],
    ["distributor cap and rotor", ["distributor cap and rotor"], "in full"],
    ["tire lever", ["tyre lever"], "by the one word or the other, where both mean the same"],
    ["utility tray mat", ["ute tray mat"], "whichever of the two is the catalogue's"],
    ["distributor cap rotor", [], "but not without the word between its halves"],
    ["hood", ["bonnet"], "by another word for it"],
    ["turn signal", ["indicator"], "by several other words for it"],
    ["deck lids", ["boot lid"], "by several other words in the plural"],
    ["hood hinge", ["bonnet hinge"], "with another word for its beginning"],
    ["break pad", ["brake pad"], "with a slip that is a word of its own"],
    ["gt hood badge", ["GT bonnet badge"], "with another word in its midst"],
    ["interior roof light bulb", ["interior roof light globe"], "with another word at the end of a long one"],
    ["badge", [], "but not by a part of it"],
    ["hinge hood", [], "nor the wrong way round"],
    ["quux", [], "nor by a word that nobody knows"],
  ])("%j: %j, %s", (text, names) => {
    expect(named(text)).toEqual(names);
  });

  it("and by what it is called too, once each: a gearbox is a transmission", () => {
    expect(named("gearbox")).toEqual(["gearbox", "transmission"]);
    expect(named("transmission")).toEqual(["transmission", "gearbox"]);
  });
});

describe("words that are but part of a name", () => {
  it.each([
    ["badge", ["guard badge", "bonnet badge", "GT bonnet badge"], "stand for all that hold them"],
    ["badges bonnet", ["bonnet badge", "GT bonnet badge"], "must all be in the name, in any order and number"],
    ["badge gt bonnet", ["GT bonnet badge"], "however many they are"],
    ["badge hinge", [], "name nothing where no part has both"],
    ["badge hood", ["bonnet badge", "GT bonnet badge"], "may be another's words"],
    ["fender badge", ["guard badge"], "may be another's words at the beginning"],
    ["quux", [], "name nothing that isn't known"],
    ["badge quux", [], "name nothing with an unknown one among them"],
    ["quux badge", [], "nor after an unknown one"],
  ])("%j: %j, %s", (text, names) => {
    expect(holding(text)).toEqual(names);
  });
});

test("every word of a name and of what else it is called is known as one, so that it is never taken for a slip", () => {
  for (const word of ["bonnet", "hinge", "gt", "rotor", "hood", "signal", "turn"]) expect(parts.words).toContain(word);
  expect(parts.words).not.toContain("bonnet hinge");
  expect(parts.words).not.toContain("turn signal");
});

test.each([
  ["bonnets", "bonnet"],
  ["bonnet", "bonnet"],
  ["glasses", "glass"],
  ["batteries", "battery"],
  ["battery", "battery"],
  ["hq", "hq"],
])("one of the %s is the %s", (word, one) => {
  expect(singular(word)).toBe(one);
});

test("as many words as a name can have are its own words and those of one synonym", () => {
  const longest = Math.max(
    ...partSynonyms.flatMap((each) => (each.type === "oneWaySynonym" ? [each.input] : each.synonyms)).map((text) => text.split(" ").length),
  );
  expect(parts.wordsMax).toBe("interior roof light globe".split(" ").length + longest);
});
